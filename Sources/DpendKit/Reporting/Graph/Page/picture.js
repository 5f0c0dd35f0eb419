"use strict";

/** The drawing of the graph: boxes for keys and folded areas, arrows from each key to what it requires. */
class Picture {
  /** As many boxes are drawn at first without folding. */
  static comfortable = 80;

  constructor(container, model) {
    this.container = container;
    this.model = model;
    this.areas = new Areas(model);
    this.open = this.areas.opened(Picture.comfortable);
    this.canvas = container.querySelector("canvas");
    this.pen = this.canvas.getContext("2d");
    this.painter = new Painter(this.pen);
    this.view = { x: 0, y: 0, scale: 1 };
    this.boxes = undefined;
    this.placed = undefined;
    this.active = undefined;
    this.marks = {};
    this.layouts = new Layouts();
    /** Called with the position of a key, or nothing. */
    this.onSelect = () => {};
    /** Called with a text about what is shown. */
    this.onChange = () => {};
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { this.painter.readColors(); this.draw(); });
    new ResizeObserver(() => { if (!document.documentElement.classList.contains("printing")) this.#resize(); }).observe(container);
    addEventListener("beforeprint", () => this.#print(true));
    addEventListener("afterprint", () => this.#print(false));
  }

  // What is shown

  /**
   * @param shown whether each key is shown
   * @param isFolding whether there are areas; otherwise all keys are in one
   */
  async show(shown, isFolding) {
    const boxes = new Boxes(this.model, this.areas, shown, isFolding ? this.open : undefined);
    const keep = this.#anchor();
    this.container.setAttribute("aria-busy", "true");
    for (const box of boxes.list) Object.assign(box, this.#measured(boxes.caption(box)), { severity: boxes.severity(box) });
    const numbers = new Map(boxes.frames.map((area, number) => [area, number]));
    const placed = await this.layouts.place({
      boxes: boxes.list.map((box, id) => ({ id, width: box.width, height: box.height, area: numbers.get(box.area ? box.area.parent : box.home) })),
      edges: boxes.edges.map((edge) => [edge.source, edge.target]),
      areas: boxes.frames.map((area, id) => ({ id, parent: numbers.get(area.parent) })),
    });
    // A later question has its own answer.
    if (!placed) return;
    for (const { id, x, y } of placed.boxes) Object.assign(boxes.list[id], { x, y });
    this.frames = placed.frames.map((frame) => ({ ...frame, area: boxes.frames[frame.id] }));
    this.arrows = placed.arrows.map((arrow) => this.#arrow(arrow, boxes));
    this.aside = placed.aside;
    this.boxes = boxes;
    this.active = undefined;
    this.#bound();
    this.#mark();
    this.container.removeAttribute("aria-busy");
    if (keep && this.#keep(keep)) this.draw();
    else this.fit();
    const selected = boxes.list.find((box) => box.isSelected);
    if (selected && !keep) this.#bringIntoSight(selected);
    performance.mark("drawn");
    this.onChange();
  }

  /** An arrow between boxes or frames, which stands for one or more requirements. */
  #arrow({ source, target, points, edges }, boxes) {
    const all = edges.map((number) => boxes.edges[number]);
    return {
      points, edges: all, isExact: source.box !== undefined && target.box !== undefined, count: all.reduce((count, edge) => count + edge.count, 0),
      deferred: all.every((edge) => edge.deferred), isCyclic: all.some((edge) => edge.isCyclic),
    };
  }

  setOpen(area, isOpen) {
    if (isOpen) this.open.add(area);
    else this.open.delete(area);
    this.anchor = area;
  }

  openAll(isOpen) { this.open = isOpen ? new Set([this.areas.root, ...this.areas.all]) : new Set([this.areas.root]); }

  /** Marks the selected key, what leads to it and what it requires. */
  select(position, marks) {
    this.selected = position;
    this.marks = marks;
    this.#mark();
    const box = position === undefined ? undefined : this.boxes?.list[this.boxes.boxOf[position]];
    if (box) this.#bringIntoSight(box);
    this.draw();
  }

  /** The keys of one scope; the others fade. */
  emphasize(scope) {
    this.scope = scope;
    this.draw();
  }

  #mark() {
    if (!this.boxes) return;
    const { leads, follows } = this.marks;
    for (const box of this.boxes.list) {
      box.isSelected = this.selected !== undefined && box.members.includes(this.selected);
      box.leads = leads !== undefined && box.members.some((position) => leads[position]);
      box.follows = follows !== undefined && box.members.some((position) => follows[position]);
    }
  }

  // Sizes and places

  #measured({ title, facts }) {
    const width = Math.max(this.painter.width(title, Painter.font), facts === "" ? 0 : this.painter.width(facts, Painter.smallFont));
    return { title, facts, width: Math.ceil(width) + 24, height: facts === "" ? 28 : 42 };
  }

  #bound() {
    const all = [...this.boxes.list, ...this.frames];
    const left = Math.min(0, ...all.map((box) => box.x));
    const top = Math.min(0, ...all.map((box) => box.y));
    this.bounds = {
      x: left, y: top, width: Math.max(1, ...all.map((box) => box.x + box.width)) - left,
      height: Math.max(1, ...all.map((box) => box.y + box.height)) - top,
    };
  }

  /** Paints the whole picture for paper: in light colors, and sharper than the screen. */
  #print(isPrinting) {
    document.documentElement.classList.toggle("printing", isPrinting);
    this.painter.readColors();
    if (isPrinting) this.before = { ...this.view };
    this.#resize(isPrinting ? 3 : undefined);
    if (isPrinting) this.fit(true);
    else if (this.before) this.view = this.before;
    this.paint();
  }

  #resize(ratio = devicePixelRatio || 1) {
    const isFirst = !this.width;
    this.ratio = ratio;
    [this.width, this.height] = [this.container.clientWidth, this.container.clientHeight];
    this.canvas.width = Math.round(this.width * ratio);
    this.canvas.height = Math.round(this.height * ratio);
    if (isFirst && this.boxes) this.fit();
    else this.paint();
  }

  fit(isWhole = this.boxes?.list.length > 400) {
    if (!this.bounds || !this.width) return;
    const { x, y, width, height } = this.bounds;
    const whole = Math.min((this.width - 48) / width, (this.height - 48) / height, 1.1);
    // A picture that would become unreadable begins at its top left corner.
    const scale = isWhole ? whole : Math.max(whole, 0.42);
    this.view.scale = scale;
    this.view.x = width * scale <= this.width - 32 ? (this.width - width * scale) / 2 - x * scale : 24 - x * scale;
    this.view.y = height * scale <= this.height - 32 ? (this.height - height * scale) / 2 - y * scale : 24 - y * scale;
    this.draw();
  }

  zoom(factor, x = this.width / 2, y = this.height / 2) {
    const scale = Math.min(Math.max(this.view.scale * factor, 0.02), 3);
    const change = scale / this.view.scale;
    this.view = { scale, x: x - (x - this.view.x) * change, y: y - (y - this.view.y) * change };
    this.draw();
  }

  pan(x, y) {
    this.view.x += x;
    this.view.y += y;
    this.draw();
  }

  /** The place of an area that is folded or unfolded, which should stay where it is. */
  #anchor() {
    const area = this.anchor;
    this.anchor = undefined;
    if (!area || !this.boxes) return undefined;
    const before = this.boxes.list.find((box) => box.area === area) ?? this.frames.find((frame) => frame.area === area);
    return before && { area, x: before.x * this.view.scale + this.view.x, y: before.y * this.view.scale + this.view.y };
  }

  #keep({ area, x, y }) {
    const now = this.boxes.list.find((box) => box.area === area) ?? this.frames.find((frame) => frame.area === area);
    if (!now) return false;
    this.view.x = x - now.x * this.view.scale;
    this.view.y = y - now.y * this.view.scale;
    return true;
  }

  #bringIntoSight(box) {
    const { scale } = this.view;
    const [left, top] = [box.x * scale + this.view.x, box.y * scale + this.view.y];
    const isInSight = left >= 0 && top >= 0 && left + box.width * scale <= this.width && top + box.height * scale <= this.height;
    if (isInSight && scale > 0.3) return;
    this.view.scale = Math.max(scale, 0.7);
    this.view.x = this.width / 2 - (box.x + box.width / 2) * this.view.scale;
    this.view.y = this.height / 2 - (box.y + box.height / 2) * this.view.scale;
  }

  /** The box at a point of the container, or the title of a frame. */
  at(x, y) {
    if (!this.boxes) return undefined;
    const [left, top] = [(x - this.view.x) / this.view.scale, (y - this.view.y) / this.view.scale];
    const isIn = (box, height = box.height) => left >= box.x && left <= box.x + box.width && top >= box.y && top <= box.y + height;
    return this.boxes.list.find((box) => isIn(box)) ?? [...this.frames].reverse().find((frame) => isIn(frame, 22));
  }

  /** Paints before the next frame. */
  draw() {
    this.isPending ??= requestAnimationFrame(() => {
      this.isPending = undefined;
      this.paint();
    });
  }

  paint() {
    if (this.boxes && this.width) this.painter.paint(this);
  }

  // Moving by keys

  /** Goes to the nearest box in a direction: along arrows to the left and right, and between neighbors up and down. */
  move(key) {
    const { list, edges } = this.boxes ?? { list: [] };
    if (list.length === 0) return undefined;
    const active = this.active ?? list.find((box) => box.isSelected);
    if (!active) return this.activate(list.reduce((first, box) => (box.x + box.y < first.x + first.y ? box : first)));
    const middle = (box) => box.y + box.height / 2;
    let found;
    if (key === "ArrowRight" || key === "ArrowLeft") {
      const [from, to] = key === "ArrowRight" ? ["source", "target"] : ["target", "source"];
      found = edges.filter((edge) => list[edge[from]] === active).map((edge) => list[edge[to]]);
    } else {
      const isAfter = (box) => (key === "ArrowDown" ? middle(box) > middle(active) : middle(box) < middle(active));
      found = list.filter((box) => box !== active && isAfter(box) && box.x < active.x + active.width && active.x < box.x + box.width);
    }
    if (found.length === 0) return active;
    return this.activate(found.reduce((near, box) => (Math.abs(middle(box) - middle(active)) < Math.abs(middle(near) - middle(active)) ? box : near)));
  }

  activate(box) {
    this.active = box;
    this.#bringIntoSight(box);
    this.draw();
    return box;
  }
}
