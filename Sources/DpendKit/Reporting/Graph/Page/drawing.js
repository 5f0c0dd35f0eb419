"use strict";

/** The picture with its tools: what it shows follows from the selected key, the focus and the filters. */
class Drawing {
  /**
   * @param act what the page does: `select` a key, `show` a change of its state, go to the `details`, `announce` a text
   */
  constructor(model, act) {
    this.model = model;
    this.act = act;
    const get = (id) => document.getElementById(id);
    [this.focusButton, this.pathButton, this.wholeButton, this.note] = ["focus", "path", "whole", "picture-note"].map(get);
    this.picture = new Picture(get("picture"), model);
    this.gestures = new Gestures(this.picture, get("tip"), {
      select: (position) => this.#choose(position),
      open: (area, isOpen) => this.#setOpen(area, isOpen),
      fold: (position) => this.#setOpen(this.picture.areas.home[position], false),
      focus: (position) => this.#focus(position),
      path: (position) => this.#path(position),
      whole: () => this.#whole(),
      details: (position) => { this.#choose(position); this.act.details(); },
      reach: (box) => this.#reach(box),
    });
    this.picture.onChange = () => this.#describe();
    this.#fillScopes(get("scope"), get("scope-label"));
    const click = (id, action) => get(id).addEventListener("click", action);
    click("focus", () => this.#focus(this.selected));
    click("path", () => this.#path(this.selected));
    click("whole", () => this.#whole());
    click("fold", () => this.#openAll(false));
    click("unfold", () => this.#openAll(true));
    click("zoom-in", () => this.picture.zoom(1.25));
    click("zoom-out", () => this.picture.zoom(0.8));
    click("fit", () => this.picture.fit());
    const hasAreas = this.picture.areas.all.length > 0;
    for (const id of ["fold", "unfold"]) get(id).hidden = !hasAreas;
  }

  #fillScopes(select, label) {
    const scopes = [...new Set(this.model.nodes.map((node) => node.scope).filter((scope) => scope !== undefined))].sort();
    label.hidden = scopes.length < 2;
    select.append(element("option", { value: "" }, "all"), ...scopes.map((scope) => element("option", { value: scope }, scope)));
    select.addEventListener("change", () => this.picture.emphasize(select.value === "" ? undefined : select.value));
  }

  /** Follows the page: the selected key, its marks, and what the address says. */
  select(position, marks, state) {
    this.selected = position;
    this.state = state;
    for (const button of [this.focusButton, this.pathButton]) button.disabled = position === undefined;
    this.wholeButton.hidden = state.focus === undefined;
    const question = JSON.stringify([state.focus, state.to, state.only]);
    if (question !== this.question) {
      this.question = question;
      this.#show();
    }
    this.picture.select(position, marks);
  }

  press(key) {
    if (key === "f" && this.selected !== undefined) this.#focus(this.selected);
    else if (key === "t" && this.selected !== undefined) this.#path(this.selected);
    else return this.gestures.press(key);
    return true;
  }

  // What is shown

  #show() {
    const { model, state } = this;
    const position = (name) => (name === undefined ? undefined : model.positions.get(name));
    const [focus, to] = [position(state.focus), position(state.to)];
    // The list has the keys that the container leaves out.
    let shown = model.nodes.map((node, number) => node.status !== "unneeded" && (!state.only || model.matters[number] === 1));
    this.isWhole = true;
    if (focus !== undefined && to !== undefined) {
      shown = Boxes.between(model, focus, to) ?? model.nodes.map((_, node) => node === focus || node === to);
    } else if (focus !== undefined) {
      const around = Boxes.around(model, focus);
      [shown, this.isWhole] = [around.shown, around.isWhole];
    }
    this.picture.show(shown, focus === undefined);
  }

  #describe() {
    const { state, picture } = this;
    const keys = picture.boxes.list.reduce((count, box) => count + box.members.length, 0);
    const folded = picture.boxes.list.filter((box) => box.area).length;
    const parts = [];
    if (state.to !== undefined) parts.push(picture.boxes.edges.length > 0 ? `the ways between ${state.focus} and ${state.to}` : `no way leads from ${state.focus} to ${state.to}, or back`);
    else if (state.focus !== undefined) parts.push(this.isWhole ? `what leads to ${state.focus}, and what it requires` : `the ${Boxes.nearest} keys nearest to ${state.focus}`);
    parts.push(`${keys} ${keys === 1 ? "key" : "keys"}`);
    if (folded > 0) parts.push(`${folded} folded ${folded === 1 ? "area" : "areas"}`);
    this.note.textContent = parts.join(" · ");
  }

  #setOpen(area, isOpen) {
    if (area === this.picture.areas.root) return;
    this.picture.setOpen(area, isOpen);
    this.#show();
    this.act.announce(`${area.name}, ${isOpen ? "unfolded" : "folded"}`);
  }

  #openAll(isOpen) {
    this.picture.openAll(isOpen);
    if (this.state.focus !== undefined) this.#whole();
    else this.#show();
  }

  // Choosing

  #choose(position) {
    const { start } = this;
    if (start !== undefined && position !== undefined && position !== start) {
      this.#endPath();
      this.act.show({ focus: this.model.nodes[start].name, to: this.model.nodes[position].name, key: this.model.nodes[position].name, search: "" });
    } else this.act.select(position);
  }

  #focus(position) {
    if (position === undefined) return;
    this.#endPath();
    const name = this.model.nodes[position].name;
    this.act.show({ focus: name, to: undefined, key: name });
  }

  /** The first time it notes a key, the second time it shows the ways between both. */
  #path(position) {
    if (position === undefined) return;
    if (this.start !== undefined && this.start !== position) return this.#choose(position);
    if (this.start === position) return this.#endPath();
    this.start = position;
    this.pathButton.setAttribute("aria-pressed", "true");
    this.note.textContent = `Choose the key at the other end of the ways from ${this.model.nodes[position].name}.`;
  }

  #endPath() {
    this.start = undefined;
    this.pathButton.setAttribute("aria-pressed", "false");
  }

  #whole() {
    this.#endPath();
    this.act.show({ focus: undefined, to: undefined });
  }

  #reach(box) {
    if (box.area) this.act.announce(`${box.area.name}, ${box.facts}, folded`);
    else {
      this.act.announce([this.model.nodes[box.node].name, box.facts].join(", "));
      if (this.start === undefined) this.act.select(box.node);
    }
  }
}
