"use strict";

/** What the page shows, kept in its address: `#key=FooService&search=foo&view=tree&only=problems&focus=FooService`. */
class Page {
  static views = ["tree", "inverted", "keys", "problems"];

  constructor(model) {
    this.model = model;
    this.state = { key: undefined, search: "", view: "tree", only: false, focus: undefined, to: undefined };
    const get = (id) => document.getElementById(id);
    this.search = get("search");
    this.only = get("only");
    this.help = get("help");
    this.radios = [...document.querySelectorAll("[data-view]")];
    this.rows = new RowList(get("rows"), get("sizer"), model);
    this.detail = new DetailPane(get("detail"), model, (name) => this.#address({ ...this.state, key: name, search: "" }));
    this.rows.onSelect = (row) => this.#selectRow(row);
    this.drawing = new Drawing(model, {
      select: (position) => this.#go({ key: position === undefined ? undefined : model.nodes[position].name, search: "" }),
      show: (change) => this.#go(change),
      details: () => this.detail.container.focus(),
      announce: (text) => this.#announce(text),
    });
    this.#describe(get("counts"), get("problem-count"));
    this.#listen();
    this.#load();
  }

  // The whole

  #describe(counts, badge) {
    const { nodes, problems, data } = this.model;
    const count = nodes.filter((node) => node.status === "provided").length;
    counts.textContent = `${count} ${count === 1 ? "dependency" : "dependencies"}`
      + (data.mode === "library" ? " of a library" : "");
    badge.hidden = problems.length === 0;
    badge.textContent = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    badge.classList.toggle("warning", !problems.some((problem) => problem.severity === "error"));
    badge.addEventListener("click", () => this.#go({ view: "problems", search: "", key: undefined }));
    document.getElementById("only-label").hidden = problems.length === 0 && !this.model.changes;
    if (this.model.changes) document.getElementById("only-text").textContent = "only what changes, and its neighbors";
    this.radios.at(-1).hidden = problems.length === 0;
  }

  /** Takes what the address says over. */
  #load() {
    const words = new URLSearchParams(location.hash.slice(1));
    this.state.key = this.model.positions.has(words.get("key")) ? words.get("key") : undefined;
    this.state.search = words.get("search") ?? "";
    this.state.view = Page.views.includes(words.get("view")) ? words.get("view") : "tree";
    this.state.only = words.get("only") === "problems" || this.model.changes !== undefined && words.get("only") !== "nothing";
    const known = (word) => (this.model.positions.has(words.get(word)) ? words.get(word) : undefined);
    [this.state.focus, this.state.to] = [known("focus"), known("to")];
    if (this.search.value !== this.state.search) this.search.value = this.state.search;
    this.only.checked = this.state.only;
    this.#showRows();
    this.#showSelection(true);
    if (words.get("open") === "all") for (const row of [...this.rows.top]) this.rows.openBranch(row);
  }

  #address(state) {
    const words = new URLSearchParams();
    if (Page.target !== undefined) words.set("target", Page.target);
    if (state.key !== undefined) words.set("key", state.key);
    if (state.search !== "") words.set("search", state.search);
    if (state.view !== "tree") words.set("view", state.view);
    if (this.model.changes) { if (!state.only) words.set("only", "nothing"); } else if (state.only) words.set("only", "problems");
    if (state.focus !== undefined) words.set("focus", state.focus);
    if (state.to !== undefined) words.set("to", state.to);
    return `#${words}`;
  }

  /** Changes what is shown; `isStep` makes it a step that the browser's back button takes back. */
  #go(change, isStep = true) {
    Object.assign(this.state, change);
    const address = this.#address(this.state);
    if (!isStep) history.replaceState(null, "", address);
    else {
      if (address !== (location.hash || "#")) history.pushState(null, "", address);
      this.#load();
    }
  }

  // The list

  #edges(view = this.state.view) { return view === "inverted" ? this.model.neededBy : this.model.needs; }

  #starts() {
    const { needs, neededBy } = this.model;
    return this.state.view === "inverted" ? this.model.starts(neededBy, needs) : this.model.starts(needs, neededBy);
  }

  /** The containers as rows, of which those without a key that is shown are left out. */
  #areas(isShown) {
    return this.model.areas()?.map(({ area, members }) => ({ area, members: members.filter(isShown) }))
      .filter((row) => row.members.length > 0);
  }

  #showRows() {
    const { model, state } = this;
    // What is unfolded stays so as long as the same rows are shown.
    const shown = JSON.stringify([state.search, state.view, state.only]);
    if (shown === this.shownRows) return;
    this.shownRows = shown;
    const isShown = (position) => !state.only || model.matters[position];
    const asRows = (positions) => positions.filter(isShown).map((node) => ({ node }));
    this.rows.words = state.search.toLowerCase().split(/\s+/).filter((word) => word !== "");
    this.radios.forEach((radio) => {
      radio.setAttribute("aria-checked", String(radio.dataset.view === state.view));
      radio.tabIndex = radio.dataset.view === state.view ? 0 : -1;
    });
    let rows;
    if (this.rows.words.length > 0) rows = asRows(model.search(state.search));
    else if (state.view === "problems") rows = model.problems.map((problem, index) => ({ problem: index }));
    else if (state.view === "keys") rows = asRows(model.sorted(model.nodes.map((node, position) => position)));
    else rows = (state.view === "tree" ? this.#areas(isShown) : undefined) ?? asRows(model.sorted(this.#starts()));
    const edges = this.#edges();
    const isList = this.rows.words.length > 0 || state.view === "keys" || state.view === "problems";
    this.rows.show(rows, !isList, (row) => row.area !== undefined ? asRows(model.sorted(row.members)) : row.problem === undefined
      ? edges[row.node].filter((edge) => isShown(edge.node))
      : (model.problems[row.problem].nodes ?? []).filter((name) => model.positions.has(name))
        .map((name) => ({ node: model.positions.get(name) })));
    const empty = document.getElementById("empty");
    empty.hidden = rows.length > 0;
    this.rows.container.hidden = rows.length === 0;
    empty.textContent = state.search === "" ? "There is nothing to show." : `Nothing matches “${state.search}”.`;
    if (state.search !== "") this.#announce(`${rows.length} ${rows.length === 1 ? "match" : "matches"}`);
  }

  #selectRow(row) {
    if (row.area !== undefined) {
      this.state.key = undefined;
      this.#mark();
      this.detail.showOverview();
    } else if (row.problem !== undefined) {
      this.state.key = undefined;
      this.#mark();
      this.detail.showProblem(row.problem);
    } else {
      this.#go({ key: this.model.nodes[row.node].name }, false);
      this.#showSelection(false);
    }
  }

  // The selected key

  #mark() {
    const position = this.model.positions.get(this.state.key);
    const { model, rows } = this;
    rows.selected = position;
    rows.marks.leads = position === undefined ? undefined : model.reached([position], model.neededBy);
    rows.marks.follows = position === undefined ? undefined : model.reached([position], model.needs);
    rows.refresh();
    this.drawing.select(position, rows.marks, this.state);
  }

  #showSelection(isRevealed) {
    const { model, rows } = this;
    const position = model.positions.get(this.state.key);
    this.#mark();
    if (position === undefined) {
      this.detail.showOverview();
      return;
    }
    const count = (marks) => marks.reduce((sum, mark) => sum + mark, 0) - 1;
    const roots = model.starts(model.needs, model.neededBy);
    const way = model.way(position, roots, model.needs);
    this.detail.showNode(position, { leading: count(rows.marks.leads), following: count(rows.marks.follows), way });
    if (!isRevealed) return;
    const inSight = rows.visible.find((row) => row.node === position);
    if (inSight) rows.activate(inSight, false);
    else if (this.state.view !== "problems") {
      const tops = rows.top.flatMap((row) => row.area === undefined ? [row.node] : row.members);
      rows.reveal(model.way(position, tops, this.#edges()));
    }
  }

  #nextProblem(step) {
    const troubled = this.model.nodes.map((node, position) => position).filter((position) => this.model.isTroubled(position));
    if (troubled.length === 0) {
      this.#announce("There are no problems");
      return;
    }
    const current = this.model.positions.get(this.state.key) ?? (step > 0 ? -1 : this.model.nodes.length);
    const next = step > 0
      ? troubled.find((position) => position > current) ?? troubled[0]
      : troubled.findLast((position) => position < current) ?? troubled.at(-1);
    const name = this.model.nodes[next].name;
    this.#go({ key: name, search: "", view: this.state.view === "problems" ? "tree" : this.state.view });
    this.#announce(name);
  }

  #announce(text) { document.getElementById("announcement").textContent = text; }

  // What people do

  #listen() {
    window.addEventListener("popstate", () => this.#load());
    this.search.addEventListener("input", () => {
      this.#go({ search: this.search.value }, false);
      this.#showRows();
      this.#mark();
    });
    this.only.addEventListener("change", () => this.#go({ only: this.only.checked }));
    for (const radio of this.radios) {
      radio.addEventListener("click", () => this.#go({ view: radio.dataset.view, search: "" }));
    }
    document.getElementById("help-button").addEventListener("click", () => this.help.showModal());
    document.addEventListener("keydown", (event) => this.#press(event));
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.help.open) return;
    if (event.target === this.search) this.#pressInSearch(event);
    else if (this.radios.includes(event.target) && event.key.startsWith("Arrow")) this.#pressInViews(event);
    else if (event.target === this.rows.container && this.#pressInRows(event.key)) event.preventDefault();
    else if (event.target === this.drawing.picture.container && this.drawing.press(event.key)) event.preventDefault();
    else if (this.#pressAnywhere(event.key)) event.preventDefault();
  }

  #pressInSearch(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      this.#go({ search: "" });
      this.rows.container.focus();
    } else if (event.key === "ArrowDown" || event.key === "Enter") {
      event.preventDefault();
      this.rows.container.focus();
      this.rows.activate(this.rows.active ?? this.rows.visible[0]);
    }
  }

  #pressInViews(event) {
    const shown = this.radios.filter((radio) => !radio.hidden);
    const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
    const next = shown[(shown.indexOf(event.target) + step + shown.length) % shown.length];
    event.preventDefault();
    next.focus();
    next.click();
  }

  #pressInRows(key) {
    if (key !== "Enter" && key !== " ") return this.rows.handle(key);
    if (this.rows.active) this.rows.activate(this.rows.active);
    if (key === "Enter") (this.detail.container.querySelector("a") ?? this.detail.container).focus();
    return true;
  }

  #pressAnywhere(key) {
    const isView = ["1", "2", "3", "4"].includes(key) && !this.radios[Number(key) - 1].hidden;
    if (isView) {
      this.#go({ view: Page.views[Number(key) - 1], search: "" });
      this.rows.container.focus();
    } else if (key === "/") {
      this.search.focus();
      this.search.select();
    } else if (key === "g") this.drawing.picture.container.focus();
    else if (["f", "t", "a"].includes(key)) this.drawing.press(key);
    else if (key === "n" || key === "p") this.#nextProblem(key === "n" ? 1 : -1);
    else if (key === "?") this.help.showModal();
    else if (key === "Escape") this.rows.container.focus();
    else return false;
    return true;
  }
}

/** What the page shows: of several targets the one that the address names; the others are a choice away. */
function chosenContent(contents) {
  if (contents.length < 2) return contents[0];
  const words = new URLSearchParams(location.hash.slice(1));
  const chosen = contents.find(({ target }) => target === words.get("target")) ?? contents[0];
  Page.target = chosen.target;
  const select = document.getElementById("target");
  document.getElementById("target-label").hidden = false;
  select.append(...contents.map(({ target }) => element("option", { value: target, selected: target === chosen.target }, target)));
  select.addEventListener("change", () => {
    location.hash = `#${new URLSearchParams({ target: select.value })}`;
    location.reload();
  });
  return chosen;
}

const page = new Page(new GraphModel(chosenContent(JSON.parse(document.getElementById("graph").textContent))));
requestAnimationFrame(() => performance.mark("shown"));
