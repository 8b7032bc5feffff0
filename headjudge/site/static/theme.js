// Before anything is drawn: the theme that was chosen here, if one was.
"use strict";
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("headjudge-theme");
  } catch {
    // No storage for this page: it follows the system, and the toggle lasts as long as the page.
  }
  if (chosen === "dark" || chosen === "light") document.documentElement.dataset.theme = chosen;
})();
