"use strict";

/** Turns the movements of a mouse, of fingers and of keys over the picture into its changes. */
class Gestures {
  /**
   * @param act what a click or a key asks for: `select`, `open`, `focus`, `whole`, `path`, `details`
   */
  constructor(picture, tip, act) {
    this.picture = picture;
    this.tip = tip;
    this.act = act;
    this.pointers = new Map();
    const { container } = picture;
    container.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    container.addEventListener("pointerdown", (event) => this.#down(event));
    container.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel"]) container.addEventListener(name, (event) => this.#up(event));
    container.addEventListener("pointerleave", () => { tip.hidden = true; });
    container.addEventListener("dblclick", (event) => {
      const box = this.#box(event);
      if (box?.node !== undefined) act.focus(box.node);
    });
  }

  #point(event) {
    const frame = this.picture.container.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  #box(event) {
    const { x, y } = this.#point(event);
    return this.picture.at(x, y);
  }

  #wheel(event) {
    event.preventDefault();
    const { x, y } = this.#point(event);
    this.picture.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
  }

  #down(event) {
    this.pointers.set(event.pointerId, this.#point(event));
    this.picture.container.setPointerCapture(event.pointerId);
    this.moved = 0;
  }

  #move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return this.#hover(event);
    const now = this.#point(event);
    if (this.pointers.size === 1) {
      this.moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
      this.picture.pan(now.x - before.x, now.y - before.y);
    } else {
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)[1];
      const distance = (point) => Math.hypot(point.x - other.x, point.y - other.y);
      this.moved = 100;
      this.picture.zoom(distance(now) / Math.max(distance(before), 1), (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    this.pointers.set(event.pointerId, now);
    this.tip.hidden = true;
  }

  #up(event) {
    const isClick = this.pointers.delete(event.pointerId) && this.moved < 6 && event.type === "pointerup";
    if (isClick) this.#choose(this.#box(event), event.shiftKey);
  }

  #choose(box, isPath) {
    if (!box) this.act.select(undefined);
    else if (box.area) this.act.open(box.area, box.members !== undefined);
    else if (isPath) this.act.path(box.node);
    else this.act.select(box.node);
  }

  /** Shows the full name, what makes the key, and where. */
  #hover(event) {
    const box = this.#box(event);
    this.picture.container.style.cursor = box ? "pointer" : "grab";
    const node = box?.node === undefined ? undefined : this.picture.model.nodes[box.node];
    this.tip.hidden = node === undefined;
    if (!node) return;
    const provider = (node.providers ?? [])[0];
    const place = provider?.location;
    this.tip.replaceChildren(
      element("strong", {}, node.name), provider ? element("code", {}, provider.call) : "",
      place ? element("span", { className: "muted" }, place.line > 0 ? `${place.path}:${place.line}` : place.path) : "");
    const { x, y } = this.#point(event);
    this.tip.style.left = `${Math.min(x + 14, this.picture.width - 280)}px`;
    this.tip.style.top = `${y + 18 > this.picture.height - 90 ? y - 90 : y + 18}px`;
  }

  /** Handles a key that is pressed in the picture; whether it was one of the picture's. */
  press(key) {
    const { picture, act } = this;
    const active = picture.active ?? picture.boxes?.list.find((box) => box.isSelected);
    switch (key) {
      case "ArrowLeft": case "ArrowRight": case "ArrowUp": case "ArrowDown": {
        const box = picture.move(key);
        if (box) act.reach(box);
        return true;
      }
      case "Enter": case " ":
        if (active?.area) act.open(active.area, true);
        else if (active) act.details(active.node);
        return true;
      case "+": case "=": picture.zoom(1.25); return true;
      case "-": picture.zoom(0.8); return true;
      case "0": picture.fit(); return true;
      case "f": if (active?.node !== undefined) act.focus(active.node); return true;
      case "t": if (active?.node !== undefined) act.path(active.node); return true;
      case "a": act.whole(); return true;
      case "o": if (active?.node !== undefined) act.fold(active.node); return true;
      default: return false;
    }
  }
}
