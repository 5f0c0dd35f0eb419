"use strict";

/** An element with properties, attributes (those with a dash, and `role`) and children. */
function element(tag, properties = {}, ...children) {
  const result = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (name === "role" || name.includes("-")) result.setAttribute(name, value);
    else result[name] = value;
  }
  result.append(...children.filter((child) => child !== undefined && child !== ""));
  return result;
}

/** A foldable list of thousands of rows, of which only those in sight are elements of the page. */
class RowList {
  static height = 28;
  /** Rows further to the right than this many levels are not indented any more; they say their level. */
  static deepest = 12;

  constructor(container, sizer, model) {
    this.container = container;
    this.sizer = sizer;
    this.model = model;
    this.top = [];
    this.visible = [];
    this.active = undefined;
    this.selected = undefined;
    this.marks = { leads: undefined, follows: undefined };
    this.words = [];
    this.onSelect = () => {};
    this.childrenOf = () => [];
    container.addEventListener("scroll", () => this.#paint());
    new ResizeObserver(() => this.#paint()).observe(container);
    sizer.addEventListener("click", (event) => this.#click(event));
  }

  // Filling

  /** Shows rows; each has a `node` or a `problem`. A short tree is unfolded as far as it stays short. */
  show(rows, isUnfolded, childrenOf) {
    this.childrenOf = childrenOf;
    this.top = rows.map((row) => ({ ...row, level: 0, parent: undefined, isOpen: false }));
    this.active = undefined;
    this.container.scrollTop = 0;
    if (isUnfolded) this.#openToFit();
    this.refresh();
  }

  children(row) {
    row.children ??= this.childrenOf(row).map((child) => ({ ...child, level: row.level + 1, parent: row, isOpen: false }));
    return row.children;
  }

  /** Opens level after level as long as the list stays short. */
  #openToFit() {
    let level = this.top;
    let count = level.length;
    const seen = new Set();
    while (level.length > 0) {
      const open = level.filter((row) => (row.area !== undefined || row.node !== undefined && !seen.has(row.node))
        && this.children(row).length > 0);
      const next = open.flatMap((row) => this.children(row));
      count += next.length;
      if (count > 60 || next.length === 0) return;
      for (const row of open) {
        row.isOpen = true;
        if (row.node !== undefined) seen.add(row.node);
      }
      level = next;
    }
  }

  /** Works out what is unfolded, and draws it. */
  refresh() {
    this.visible = [];
    const open = [...this.top].reverse();
    while (open.length > 0) {
      const row = open.pop();
      row.index = this.visible.push(row) - 1;
      if (row.isOpen) open.push(...[...this.children(row)].reverse());
    }
    this.sizer.style.height = `${this.visible.length * RowList.height}px`;
    this.#paint();
  }

  // Folding

  setOpen(row, isOpen) {
    if (row.isOpen === isOpen || this.children(row).length === 0) return;
    row.isOpen = isOpen;
    // What was inside of a folded row is not in sight any more.
    for (let step = this.active; !isOpen && step; step = step.parent) {
      if (step === row) this.active = row;
    }
    this.refresh();
  }

  /** Unfolds a branch; a key that is in it more than once is unfolded at its first place. */
  openBranch(row) {
    const seen = new Set();
    const open = [row];
    while (open.length > 0) {
      const next = open.pop();
      if (next.node !== undefined && seen.has(next.node)) continue;
      seen.add(next.node);
      if (this.children(next).length === 0) continue;
      next.isOpen = true;
      open.push(...[...next.children].reverse());
    }
    this.refresh();
  }

  foldAll() {
    while (this.active?.parent) this.active = this.active.parent;
    for (const row of this.visible) row.isOpen = false;
    this.refresh();
    this.#scrollToActive();
  }

  // Moving

  /** Makes a row the one that keys act on, and tells of it. */
  activate(row, isTold = true) {
    if (!row) return;
    this.active = row;
    this.#scrollToActive();
    this.#paint();
    if (isTold) this.onSelect(row);
  }

  move(steps) {
    const index = this.active ? this.active.index + steps : steps > 0 ? 0 : this.visible.length - 1;
    this.activate(this.visible[Math.min(Math.max(index, 0), this.visible.length - 1)]);
  }

  /** Handles a key that is pressed in the list; whether it was one of the list's. */
  handle(key) {
    const row = this.active;
    const page = Math.max(Math.floor(this.container.clientHeight / RowList.height) - 1, 1);
    switch (key) {
      case "ArrowDown": this.move(1); return true;
      case "ArrowUp": this.move(-1); return true;
      case "PageDown": this.move(page); return true;
      case "PageUp": this.move(-page); return true;
      case "Home": this.activate(this.visible[0]); return true;
      case "End": this.activate(this.visible.at(-1)); return true;
      case "ArrowRight":
        if (row && row.isOpen) this.activate(this.children(row)[0]);
        else if (row) this.setOpen(row, true);
        return true;
      case "ArrowLeft":
        if (row && row.isOpen) this.setOpen(row, false);
        else if (row) this.activate(row.parent);
        return true;
      case "*": if (row) this.openBranch(row); return true;
      case "-": this.foldAll(); return true;
      default: return false;
    }
  }

  /** Unfolds the way to a node, given from a row at the top, and makes it the active one. */
  reveal(way) {
    // What lies in an area stands one level further in.
    let rows = this.top.flatMap((row) => row.area === undefined ? [row] : this.children(row));
    let found;
    for (const position of way) {
      const row = rows.find((row) => row.node === position);
      if (!row) break;
      if (found) found.isOpen = true;
      else if (row.parent) row.parent.isOpen = true;
      found = row;
      rows = this.children(row);
    }
    if (!found || found.node !== way.at(-1)) return false;
    this.refresh();
    this.activate(found, false);
    this.container.scrollTop = (found.index + .5) * RowList.height - this.container.clientHeight / 2;
    return true;
  }

  #click(event) {
    const target = event.target.closest(".row");
    if (!target) return;
    const row = this.visible[Number(target.dataset.index)];
    if (event.target.closest(".twisty")) this.setOpen(row, !row.isOpen);
    else this.activate(row);
  }

  #scrollToActive() {
    if (!this.active) return;
    const top = this.active.index * RowList.height;
    const height = this.container.clientHeight;
    if (top < this.container.scrollTop) this.container.scrollTop = top;
    else if (top + RowList.height > this.container.scrollTop + height) {
      this.container.scrollTop = top + RowList.height - height;
    }
  }

  // Drawing

  #paint() {
    const first = Math.max(Math.floor(this.container.scrollTop / RowList.height) - 8, 0);
    const last = Math.ceil((this.container.scrollTop + this.container.clientHeight) / RowList.height) + 8;
    this.sizer.replaceChildren(...this.visible.slice(first, last).map((row) => this.#draw(row)));
    if (this.active) this.container.setAttribute("aria-activedescendant", `row-${this.active.index}`);
    else this.container.removeAttribute("aria-activedescendant");
  }

  /** A container, which holds the rows of its keys. */
  #drawArea(row) {
    const count = row.members.length;
    const result = element(
      "div",
      {
        id: `row-${row.index}`, className: row === this.active ? "row area active" : "row area", role: "treeitem", "aria-level": 1,
        "aria-setsize": this.top.length, "aria-posinset": this.top.indexOf(row) + 1, "aria-expanded": count > 0 ? String(row.isOpen) : undefined,
      },
      element("span", { className: "twisty", "aria-hidden": "true" }, count > 0 ? (row.isOpen ? "▼" : "▶") : ""),
      element("span", { className: "name" }, row.area === "root" ? "the root" : row.area),
      element("span", { className: "facts" }, count === 1 ? "1 key at the top" : `${count} keys at the top`));
    result.dataset.index = row.index;
    result.style.top = `${row.index * RowList.height}px`;
    return result;
  }

  #draw(row) {
    if (row.area !== undefined) return this.#drawArea(row);
    const isProblem = row.problem !== undefined;
    const problem = isProblem ? this.model.problems[row.problem] : undefined;
    const node = isProblem ? undefined : this.model.nodes[row.node];
    const severity = isProblem ? problem.severity : this.model.severity(row.node);
    const siblings = row.parent ? row.parent.children : this.top;
    const canOpen = this.children(row).length > 0;
    const classes = ["row"];
    if (row === this.active) classes.push("active");
    if (!isProblem) {
      if (row.node === this.selected) classes.push("selected");
      else {
        if (this.marks.leads?.[row.node]) classes.push("leads");
        if (this.marks.follows?.[row.node]) classes.push("follows");
      }
      if (severity === "error") classes.push(node.cycle !== undefined ? "cyclic" : "missing");
      else if (severity === "warning") classes.push("warned");
      else if (node.status !== "provided") classes.push("quiet");
    } else if (row === this.active) classes.push("selected");
    const name = element("span", { className: "name" }, ...this.#highlighted(isProblem ? problem.message : this.model.label(row.node)));
    const times = row.count > 1 ? ` ×${row.count}` : "";
    const result = element(
      "div",
      {
        id: `row-${row.index}`, className: classes.join(" "), role: "treeitem", "aria-level": row.level + 1,
        "aria-setsize": siblings.length, "aria-posinset": siblings.indexOf(row) + 1,
        "aria-selected": String(classes.includes("selected")), "aria-expanded": canOpen ? String(row.isOpen) : undefined,
        title: isProblem ? problem.message : node.name,
      },
      element("span", { className: "twisty", "aria-hidden": "true" }, canOpen ? (row.isOpen ? "▼" : "▶") : ""),
      row.level > RowList.deepest ? element("span", { className: "when" }, String(row.level)) : "",
      row.deferred ? element("span", { className: "when" }, "later") : "",
      name,
      times,
      this.#mark(row, severity),
      element("span", { className: "facts" }, isProblem ? problem.identifier : [...this.model.values(row.node), ...this.model.facts(row.node)].join(" · ")));
    result.dataset.index = row.index;
    result.style.top = `${row.index * RowList.height}px`;
    result.style.paddingLeft = `${Math.min(row.level, RowList.deepest) * 18}px`;
    return result;
  }

  /** That something is wrong with a row, or with what follows it. */
  #mark(row, severity) {
    if (severity) return element("span", { className: `mark ${severity}`, title: severity }, "!");
    const isBehind = row.node !== undefined && this.model.leadsToProblem[row.node];
    return isBehind ? element("span", { className: "mark behind", title: "leads to a problem" }, "•") : "";
  }

  /** A text with the first match of each searched word set off. */
  #highlighted(text) {
    const lower = text.toLowerCase();
    const spans = this.words.map((word) => [lower.indexOf(word), word.length]).filter(([start]) => start >= 0)
      .sort((left, right) => left[0] - right[0]);
    const parts = [];
    let end = 0;
    for (const [start, length] of spans) {
      if (start < end) continue;
      parts.push(text.slice(end, start), element("mark", {}, text.slice(start, start + length)));
      end = start + length;
    }
    return [...parts, text.slice(end)];
  }
}
