// The matrix: scenarios beneath their claims, and the filters, whose state is in the address: ?engine=&verdict=&card=&rule=&text=.
"use strict";
(() => {
  const DRAWN_AT_ONCE = 200; // rows of scenarios, of what a filter finds
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
    claims.set(body.dataset.claim, { body, name, rows: [], button: body.querySelector(".unfold"), drawn: [] });
  }
  for (const each of rows) for (const claim of each.row[CLAIMS]) claims.get(data.claims[claim]).rows.push(each);

  const unfolded = new Set(); // without a filter
  const folded = new Set(); // with one
  let limit = DRAWN_AT_ONCE;

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
    return location.pathname + (parameters.size ? `?${parameters}` : "");
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
    const columns = data.engines.map((_, column) => column).filter((column) => !filter.engine || data.engines[column].slug === filter.engine);
    const tests = [verdictTest(filter.verdict, columns), ruleTest(filter.rule), cardTest(filter.card)].filter(Boolean);
    const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
    const active = tests.length > 0 || words.length > 0;
    const fits = ({ row, text }) => tests.every((test) => test(row)) && words.every((word) => text.includes(word));
    return { columns, active, found: active ? new Set(rows.filter(fits)) : new Set(rows) };
  };

  // -- what is shown

  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  const file = (id) => `scenarios/${id.replace("/", "__")}.html`;
  const draw = ({ row }, columns) => {
    const head = element("th", { scope: "row", colspan: "2" }, element("a", { href: file(row[ID]) }, row[TITLE]), " ", element("code", { class: "id" }, row[ID]));
    if (row[CONTESTED]) head.append(" ", element("span", { class: "note" }, "contested"));
    const drawn = element("tr", { class: "scenario", "data-scenario": row[ID] }, head);
    for (const column of columns) {
      const [word, symbol, kind] = data.verdicts[row[VERDICTS][column]];
      const verdict = element("span", { class: `verdict ${kind}` }, element("span", { class: "symbol", "aria-hidden": "true" }, symbol), ` ${word}`);
      const cell = element("td", { "data-engine": data.engines[column].slug, "data-verdict": word }, element("a", { class: "plain", href: file(row[ID]) }, verdict));
      if (row[CHANGED].includes(column)) cell.append(" ", element("span", { class: "note" }, "changed since"));
      drawn.append(cell);
    }
    return drawn;
  };

  let shownColumns = "";
  const showColumns = (columns) => {
    if (shownColumns === columns.join()) return;
    shownColumns = columns.join();
    const shown = new Set(columns.map((column) => data.engines[column].slug));
    for (const cell of table.querySelectorAll("thead [data-engine], tbody.claim > tr:first-child > [data-engine]")) {
      cell.hidden = !shown.has(cell.dataset.engine);
    }
    for (const heading of table.querySelectorAll('th[scope="rowgroup"]')) heading.colSpan = columns.length + 2;
  };

  const show = () => {
    const filter = asked();
    const { columns, active, found } = find(filter);
    showColumns(columns);
    let room = active ? limit : Infinity;
    let left = 0;
    const visible = { document: false, paragraph: false };
    // From below, so that a heading knows whether there is anything beneath it.
    const bodies = [...table.tBodies];
    const plans = new Map();
    for (const body of bodies) {
      const claim = claims.get(body.dataset.claim);
      if (!claim) continue;
      const matching = active ? claim.rows.filter((each) => found.has(each)) : claim.rows;
      const open = active ? !folded.has(claim) : unfolded.has(claim);
      const drawn = open ? matching.slice(0, room) : [];
      if (active) room -= drawn.length;
      if (open) left += matching.length - drawn.length;
      plans.set(body, { claim, matching, open, drawn });
    }
    for (const body of bodies.reverse()) {
      const plan = plans.get(body);
      if (plan) {
        const { claim, matching, open, drawn } = plan;
        for (const old of claim.drawn) old.remove();
        claim.drawn = drawn.map((each) => draw(each, columns));
        body.append(...claim.drawn);
        body.hidden = active && matching.length === 0;
        if (!body.hidden) visible.document = visible.paragraph = true;
        if (claim.button) {
          const of = active ? `${matching.length} of ${claim.rows.length}` : `${matching.length}`;
          claim.button.textContent = of;
          claim.button.setAttribute("aria-label", `${of} scenarios of ${claim.name}`);
          claim.button.setAttribute("aria-expanded", String(open && drawn.length > 0));
        }
      } else {
        const kind = body.classList.contains("document") ? "document" : "paragraph";
        body.hidden = active && !visible[kind];
        visible[kind] = false;
        if (kind === "document") visible.paragraph = false;
      }
    }
    const said = active ? `${found.size} of ${rows.length} scenarios match.` : `${rows.length} scenarios.`;
    if (byId("matches").textContent !== said) byId("matches").textContent = said;
    byId("no-match").hidden = found.size > 0;
    table.hidden = found.size === 0 && active;
    byId("more").hidden = left === 0;
    byId("show-all").textContent = `Show the other ${left} rows`;
    byId("copy-filter").hidden = !active && !filter.engine;
    table.dataset.matches = String(found.size);
    return filter;
  };

  // -- what the reader does

  let waiting = 0;
  const changed = () => {
    limit = DRAWN_AT_ONCE;
    folded.clear();
    const filter = show();
    clearTimeout(waiting); // browsers take only so many addresses a minute, and a reader types faster
    waiting = setTimeout(() => history.replaceState(null, "", address(filter)), 150);
  };
  form.addEventListener("input", changed);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(changed));
  byId("clear-too").addEventListener("click", () => {
    form.reset();
    form.elements.text.focus();
  });
  byId("show-all").addEventListener("click", () => {
    limit = Infinity;
    show();
  });
  for (const claim of claims.values()) {
    if (!claim.button) continue;
    claim.button.hidden = false;
    claim.button.addEventListener("click", () => {
      const set = find(asked()).active ? folded : unfolded;
      if (!set.delete(claim)) set.add(claim);
      show();
    });
  }
  addEventListener("popstate", () => {
    read();
    show();
  });
  addEventListener("beforeprint", () => {
    limit = Infinity;
    show();
  });

  table.classList.add("scripted");
  form.hidden = false;
  read();
  if (location.hash) {
    const claim = claims.get(decodeURIComponent(location.hash.slice(1)));
    if (claim) unfolded.add(claim);
  }
  show();
})();
