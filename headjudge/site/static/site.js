// What every page has: the toggle of the theme, and links that can be copied. Pages are whole without it.
"use strict";
(() => {
  const root = document.documentElement;
  const toggle = document.getElementById("theme-toggle");
  const dark = () =>
    root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  const label = () => {
    toggle.textContent = dark() ? "Light theme" : "Dark theme";
  };
  toggle.hidden = false;
  label();
  toggle.addEventListener("click", () => {
    root.dataset.theme = dark() ? "light" : "dark";
    try {
      localStorage.setItem("headjudge-theme", root.dataset.theme);
    } catch {
      // Kept for this page alone.
    }
    label();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", label);

  // A button with data-copy copies that address of this site, or this page's own where it is empty, and says so.
  for (const button of document.querySelectorAll("button[data-copy]")) {
    button.hidden = false;
    const said = button.textContent;
    button.addEventListener("click", async () => {
      const link = new URL(button.dataset.copy, location.href).href;
      try {
        await navigator.clipboard.writeText(link);
        button.textContent = "Copied";
      } catch {
        // Not allowed here: the address is shown to be copied by hand.
        location.href = link;
        button.textContent = "It is in the address bar";
      }
      setTimeout(() => {
        button.textContent = said;
      }, 2000);
    });
  }
})();
