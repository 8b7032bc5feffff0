// The page of a scenario: one step at a time, chosen by a slider, buttons, arrow keys or the address; and commands to be copied.
// Without it all steps stand there in their order.
"use strict";
(() => {
  const game = document.querySelector(".game");
  if (game) {
    const steps = [...game.querySelectorAll(":scope > .step")];
    const slider = game.querySelector(".slider");
    const range = slider.querySelector("input");
    const now = slider.querySelector(".now");
    const all = slider.querySelector(".all");
    const [before, next] = slider.querySelectorAll("button[data-by]");
    let shown = 0;

    const draw = () => {
      const everything = all.getAttribute("aria-pressed") === "true";
      steps.forEach((step, number) => step.classList.toggle("off", !everything && number !== shown));
      range.value = String(shown);
      const says = steps[shown].dataset.says;
      range.setAttribute("aria-valuetext", shown ? `step ${shown}: ${says}` : says);
      now.textContent = shown ? `Step ${shown} of ${steps.length - 1}: ${says}` : `${says}, ${steps.length - 1} step${steps.length === 2 ? "" : "s"}`;
      before.disabled = shown === 0;
      next.disabled = shown === steps.length - 1;
    };
    const show = (number) => {
      shown = Math.min(Math.max(number, 0), steps.length - 1);
      history.replaceState(null, "", `#step-${shown}`);
      draw();
    };
    const fromAddress = () => {
      const found = /^#step-(\d+)$/.exec(location.hash);
      if (!found || Number(found[1]) >= steps.length) return;
      shown = Number(found[1]);
      draw();
      if (steps.length > 1) slider.scrollIntoView({ block: "start" });
    };

    slider.hidden = false;
    game.classList.add("one-by-one");
    range.addEventListener("input", () => show(Number(range.value)));
    for (const button of [before, next]) button.addEventListener("click", () => show(shown + Number(button.dataset.by)));
    all.addEventListener("click", () => {
      all.setAttribute("aria-pressed", all.getAttribute("aria-pressed") === "true" ? "false" : "true");
      draw();
    });
    addEventListener("hashchange", fromAddress);
    // The arrows turn the pages, wherever the focus is, but where they have a meaning of their own.
    addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (event.target.closest && event.target.closest("input, select, textarea, pre, .scroll")) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by) {
        show(shown + by);
        event.preventDefault();
      }
    });
    draw();
    fromAddress();
  }

  for (const button of document.querySelectorAll("button.copy")) {
    const command = button.closest(".repeat").querySelector("code");
    const said = button.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(command.textContent);
        button.textContent = "Copied";
      } catch {
        // Not allowed here: it is selected, to be copied by hand.
        getSelection().selectAllChildren(command);
        button.textContent = "Selected";
      }
      setTimeout(() => {
        button.textContent = said;
      }, 2000);
    });
  }
})();
