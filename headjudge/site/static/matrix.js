// The matrix: scenarios beneath their claims, and the filters, whose state is in the address: ?engine=&verdict=&card=&rule=&text=.
"use strict";
(() => {
  const MOST = 100; // rows of scenarios, of what a filter finds, until all are asked for
  // Rows of any kind that are laid out at once, and then with each frame: a reader who types sees the first at once, however many there are.
  const FIRST = 30;
  const NEXT = 60;
  const [ID, TITLE, CLAIMS, RULES, CARDS, VERDICTS, OUTCOMES, CONTESTED, CHANGED] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const FIELDS = ["engine", "verdict", "card", "rule", "text"];

  const byId = (id) => document.getElementById(id);
  const data = JSON.parse(byId("matrix-data").textContent);
  const form = byId("filters");
  const table = byId("matrix");
  const rows = data.rows.map((row, index) => ({ row, index, text: `${row[ID]} ${row[TITLE]}`.toLowerCase() }));
  const claims = new Map(); // tbody by claim id, with its rows
  for (const body of table.querySelectorAll("tbody.claim")) {
    const name = body.querySelector(".claim-id").textContent || "no claim";
    claims.set(body.dataset.claim, { body, name, rows: [], button: body.querySelector(".unfold"), matching: [], drawing: 0, drawn: [] });
  }
  for (const each of rows) for (const claim of each.row[CLAIMS]) claims.get(data.claims[claim]).rows.push(each);

  const unfolded = new Set(); // without a filter
  const folded = new Set(); // with one
  let limit = MOST;
  let active = false; // whether there is a filter
  let columns = []; // that are shown

  // -- what is looked for

  const read = () => {
    const asked = new URLSearchParams(location.search);
    for (const name of FIELDS) {
      const value = asked.get(name) ?? "";
      form.elements[name].value = value;
      // A select has no such option: what the address says is not lost, it finds nothing.
      if (form.elements[name].value !== value) {
        form.elements[name].append(new Option(value, value));
        form.elements[name].value = value;
      }
    }
  };
  const asked = () => Object.fromEntries(FIELDS.map((name) => [name, form.elements[name].value.trim()]));
  const address = (filter) => {
    const parameters = new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
    return location.pathname + (`${parameters}` ? `?${parameters}` : "");
  };

  const verdictTest = (verdict, columns) => {
    switch (verdict) {
      case "":
        return null;
      case "contested":
        return (row) => row[CONTESTED] === 1;
      case "changed":
        return (row) => columns.some((column) => row[CHANGED].includes(column));
      case "not-passed":
        return (row) => columns.some((column) => row[OUTCOMES][column] === 0);
      case "differs":
        return (row) => !row[CONTESTED] && row[OUTCOMES].includes(1) && DIFFERENT(row);
      default: {
        const code = data.verdicts.findIndex(([word]) => word === verdict);
        return (row) => columns.some((column) => row[VERDICTS][column] === code);
      }
    }
  };
  const DIFFERENT = (row) => row[OUTCOMES].some((outcome, column) => outcome !== 1 && played(row, column));
  const played = (row, column) => row[VERDICTS][column] !== data.notPlayed;

  // Rule 603.6 means 603.6a too, and 603 all of its section; as the commands have it.
  const ruleTest = (asked) => {
    if (!asked) return null;
    const fits = (number) =>
      number === asked || (number.startsWith(asked) && (asked.includes(".") ? /^[a-z]/ : /^\./).test(number.slice(asked.length)));
    return among(data.rules, fits, RULES);
  };
  const cardTest = (asked) => {
    if (!asked) return null;
    const wanted = asked.toLowerCase();
    const exact = data.cards.some((card) => card.toLowerCase() === wanted);
    return among(data.cards, (card) => (exact ? card.toLowerCase() === wanted : card.toLowerCase().includes(wanted)), CARDS);
  };
  const among = (names, fits, field) => {
    const places = new Set();
    names.forEach((name, place) => fits(name) && places.add(place));
    return (row) => row[field].some((place) => places.has(place));
  };

  const find = (filter) => {
    const shown = data.engines.map((_, column) => column).filter((column) => !filter.engine || data.engines[column].slug === filter.engine);
    const tests = [verdictTest(filter.verdict, shown), ruleTest(filter.rule), cardTest(filter.card)].filter(Boolean);
    const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
    const any = tests.length > 0 || words.length > 0;
    const fits = ({ row, text }) => tests.every((test) => test(row)) && words.every((word) => text.includes(word));
    return { shown, any, found: any ? new Set(rows.filter(fits)) : null };
  };

  // -- what is shown

  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  const file = (id) => `scenarios/${id.replace("/", "__")}.html`;
  const draw = ({ row }) => {
    const head = element("th", { scope: "row", colspan: "2" }, element("a", { href: file(row[ID]) }, row[TITLE]), " ", element("code", { class: "id" }, row[ID]));
    if (row[CONTESTED]) head.append(" ", element("span", { class: "note" }, "contested"));
    const drawn = element("tr", { class: "scenario", "data-scenario": row[ID] }, head);
    for (const column of columns) {
      const [word, symbol, kind] = data.verdicts[row[VERDICTS][column]];
      const verdict = element("span", { class: `verdict ${kind}` }, element("span", { class: "symbol", "aria-hidden": "true" }, symbol), ` ${word}`);
      const cell = element("td", { "data-engine": data.engines[column].slug, "data-verdict": word }, element("a", { class: "plain", href: `${file(row[ID])}#engine-${data.engines[column].slug}` }, verdict));
      if (row[CHANGED].includes(column)) cell.append(" ", element("span", { class: "note" }, "changed since"));
      drawn.append(cell);
    }
    return drawn;
  };

  let shownColumns = "";
  const showColumns = () => {
    if (shownColumns === columns.join()) return;
    shownColumns = columns.join();
    const shown = new Set(columns.map((column) => data.engines[column].slug));
    for (const cell of table.querySelectorAll("thead [data-engine], tbody.claim > tr:first-child > [data-engine]")) {
      cell.hidden = !shown.has(cell.dataset.engine);
    }
    table.style.setProperty("--engines", columns.length);
    for (const heading of table.querySelectorAll('th[scope="rowgroup"]')) heading.colSpan = columns.length + 2;
  };

  const isOpen = (claim) => (active ? !folded.has(claim) : unfolded.has(claim));
  const label = (claim) => {
    if (!claim.button) return;
    const of = active ? `${claim.matching.length} of ${claim.rows.length}` : `${claim.rows.length}`;
    claim.button.textContent = of;
    claim.button.setAttribute("aria-label", `${of} scenarios of ${claim.name}`);
    claim.button.setAttribute("aria-expanded", String(isOpen(claim) && claim.drawing > 0));
  };
  const clear = (claim) => {
    for (const old of claim.drawn) old.remove();
    claim.drawn = [];
    label(claim);
  };
  // Put more of a claim's scenarios beneath it, up to what it was given room for; how many.
  const grow = (claim, most) => {
    const more = claim.matching.slice(claim.drawn.length, Math.min(claim.drawing, claim.drawn.length + most)).map(draw);
    claim.body.append(...more);
    claim.drawn.push(...more);
    return more.length;
  };
  const tellTheRest = () => {
    let left = 0;
    for (const claim of claims.values()) if (isOpen(claim)) left += claim.matching.length - claim.drawing;
    byId("more").hidden = left === 0;
    byId("show-all").textContent = `Show the other ${left} rows`;
  };

  let waitingFrame = 0;
  // What is `kept` stays in view while it is filled anew: all else is hidden first, and comes back part by part.
  const show = ({ kept = false, first = FIRST } = {}) => {
    const filter = asked();
    const result = find(filter);
    active = result.any;
    columns = result.shown;
    showColumns();
    const bodies = [...table.tBodies];
    const visible = new Set();
    let room = active ? limit : Infinity;
    for (const claim of claims.values()) {
      claim.matching = active ? claim.rows.filter((each) => result.found.has(each)) : claim.rows;
      claim.drawing = isOpen(claim) ? Math.min(room, claim.matching.length) : 0;
      if (active) room -= claim.drawing;
      if (!active || claim.matching.length) visible.add(claim.body);
    }
    // From below, so that a heading knows whether there is anything beneath it.
    let [ofDocument, ofParagraph] = [false, false];
    for (const body of [...bodies].reverse()) {
      if (visible.has(body)) ofDocument = ofParagraph = true;
      if (body.classList.contains("paragraph")) {
        if (ofParagraph || !active) visible.add(body);
        ofParagraph = false;
      }
      if (body.classList.contains("document")) {
        if (ofDocument || !active) visible.add(body);
        ofDocument = ofParagraph = false;
      }
    }
    const byBody = new Map([...claims.values()].map((claim) => [claim.body, claim]));
    for (const body of bodies) if (!kept || !visible.has(body)) body.hidden = true;
    const queue = bodies.filter((body) => visible.has(body));
    const begun = new Set(); // claims whose rows are no longer those of before
    const part = (most) => {
      let room = most;
      while (queue.length && room > 0) {
        const [body] = queue;
        const claim = byBody.get(body);
        if (claim && !begun.has(claim)) {
          begun.add(claim);
          clear(claim);
        }
        room -= 1 + (claim ? grow(claim, room) : 0);
        body.hidden = false;
        if (!claim || claim.drawn.length === claim.drawing) queue.shift();
      }
      table.setAttribute("aria-busy", String(queue.length > 0));
      if (queue.length) waitingFrame = requestAnimationFrame(() => part(NEXT));
    };
    cancelAnimationFrame(waitingFrame);
    part(first);

    const matches = active ? result.found.size : rows.length;
    const said = active ? `${matches} of ${rows.length} scenarios match.` : `${rows.length} scenarios.`;
    if (byId("matches").textContent !== said) byId("matches").textContent = said;
    table.dataset.matches = String(matches);
    table.hidden = matches === 0 && active;
    byId("no-match").hidden = !table.hidden;
    byId("copy-filter").hidden = !active && !filter.engine;
    tellTheRest();
    return filter;
  };

  // -- what the reader does

  let waiting = 0;
  const changed = () => {
    limit = MOST;
    folded.clear();
    const filter = show();
    clearTimeout(waiting); // browsers take only so many addresses a minute, and a reader types faster
    waiting = setTimeout(() => history.replaceState(null, "", address(filter)), 150);
  };
  form.addEventListener("input", changed);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(changed)); // the fields are empty only after the event
  byId("clear-too").addEventListener("click", () => {
    form.reset();
    form.elements.text.focus();
  });
  byId("show-all").addEventListener("click", () => {
    limit = Infinity;
    show({ kept: true });
  });
  for (const claim of claims.values()) {
    if (!claim.button) continue;
    claim.button.hidden = false;
    claim.button.addEventListener("click", () => {
      // A claim that there was no more room for is unfolded by the first click, not folded.
      const open = isOpen(claim) && claim.drawing > 0;
      const set = active ? folded : unfolded;
      if (open === active) set.add(claim);
      else set.delete(claim);
      claim.drawing = open ? 0 : claim.matching.length;
      clear(claim);
      grow(claim, Infinity);
      tellTheRest();
    });
  }
  addEventListener("popstate", () => {
    read();
    show();
  });
  addEventListener("beforeprint", () => {
    limit = Infinity;
    show({ kept: true, first: Infinity });
  });

  table.classList.add("scripted");
  form.hidden = false;
  read();
  // What an address ends in may be anything; what is no claim's id opens none.
  const named = claims.get(location.hash.slice(1));
  if (named) unfolded.add(named);
  show(location.search ? {} : { kept: true, first: Infinity });
})();
