"use strict";

/** Paints a picture: only what is in sight, and without texts that nobody could read. */
class Painter {
  static sans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif';
  static font = `550 13px ${Painter.sans}`;
  static smallFont = `11px ${Painter.sans}`;

  constructor(pen) {
    this.pen = pen;
    this.readColors();
  }

  readColors() {
    const style = getComputedStyle(document.documentElement);
    this.colors = {};
    for (const name of ["ground", "panel", "text", "muted", "line", "accent", "selected", "leads", "follows", "error", "warning",
      "error-ground", "warning-ground", "follows-ground", "arrow", "frame", "kept"]) this.colors[name] = style.getPropertyValue(`--${name}`).trim();
  }

  width(text, font) {
    this.pen.font = font;
    return this.pen.measureText(text).width;
  }

  paint(picture) {
    const { pen } = this;
    const { x, y, scale } = picture.view;
    const { ratio } = picture;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, picture.width, picture.height);
    pen.setTransform(ratio * scale, 0, 0, ratio * scale, ratio * x, ratio * y);
    this.sight = { left: -x / scale, top: -y / scale, right: (picture.width - x) / scale, bottom: (picture.height - y) / scale };
    // Paper shows small letters too.
    this.isSmall = scale * ratio / (devicePixelRatio || 1) < 0.34;
    for (const frame of picture.frames) if (this.#isInSight(frame)) this.#frame(frame);
    this.#arrows(picture);
    if (picture.aside) this.#text("without a connection to the others", picture.aside.x, picture.aside.y, Painter.smallFont, this.colors.muted);
    for (const box of picture.boxes.list) if (this.#isInSight(box)) this.#box(box, picture);
    pen.globalAlpha = 1;
  }

  #isInSight(box) {
    const { left, top, right, bottom } = this.sight;
    return box.x < right && box.x + box.width > left && box.y < bottom && box.y + box.height > top;
  }

  #text(text, x, y, font, color) {
    this.pen.font = font;
    this.pen.fillStyle = color;
    this.pen.fillText(text, x, y);
  }

  #frame(frame) {
    const { pen, colors } = this;
    pen.globalAlpha = 1;
    pen.beginPath();
    pen.roundRect(frame.x, frame.y, frame.width, frame.height, 10);
    pen.fillStyle = colors.frame;
    pen.fill();
    pen.strokeStyle = colors.line;
    pen.lineWidth = 1;
    pen.stroke();
    // The name of an area stays readable when its keys are not.
    const size = this.isSmall ? 26 : 12;
    this.#text(`– ${frame.area.name}`, frame.x + 10, frame.y + 6 + size, `600 ${size}px ${Painter.sans}`, colors.muted);
  }

  // Arrows

  #arrows(picture) {
    const { list } = picture.boxes;
    const selected = list.find((box) => box.isSelected);
    const groups = new Map();
    const add = (points, color, alpha, deferred, width) => {
      const key = `${color} ${alpha} ${deferred} ${width}`;
      if (!groups.has(key)) groups.set(key, { color, alpha, deferred, width, all: [] });
      groups.get(key).all.push(points);
    };
    const { colors } = this;
    for (const arrow of picture.arrows) {
      const width = arrow.count > 12 ? 2.6 : arrow.count > 3 ? 1.9 : 1.2;
      const is = (mark) => selected && arrow.edges.some((edge) => list[edge.source][mark] && list[edge.target][mark]);
      if (is("leads")) add(arrow.points, colors.leads, arrow.isExact ? 1 : 0.55, arrow.deferred, width);
      else if (is("follows")) add(arrow.points, colors.follows, arrow.isExact ? 1 : 0.55, arrow.deferred, width);
      else add(arrow.points, arrow.isCyclic ? colors.error : colors.arrow, selected ? 0.22 : 1, arrow.deferred, width);
    }
    // The arrows of the selected key lead to the very boxes, also across the frames of areas.
    for (const edge of selected ? picture.arrows.filter((arrow) => !arrow.isExact).flatMap((arrow) => arrow.edges) : []) {
      const [source, target] = [list[edge.source], list[edge.target]];
      if (source !== selected && target !== selected) continue;
      add(Painter.direct(source, target), source === selected ? colors.follows : colors.leads, 1, edge.deferred, 1.6);
    }
    for (const group of [...groups.values()].sort((left, right) => left.alpha - right.alpha)) this.#strokes(group);
  }

  #strokes({ color, alpha, deferred, width, all }) {
    const { pen } = this;
    pen.globalAlpha = alpha;
    pen.strokeStyle = color;
    pen.fillStyle = color;
    pen.lineWidth = this.isSmall ? width * 1.6 : width;
    pen.setLineDash(deferred && !this.isSmall ? [5, 4] : []);
    pen.beginPath();
    for (const points of all) this.#line(points);
    pen.stroke();
    pen.setLineDash([]);
    if (this.isSmall) return;
    pen.beginPath();
    for (const points of all) this.#head(points);
    pen.fill();
  }

  /** The points of an arrow that goes straight from one box to another. */
  static direct(source, target) {
    const isForward = target.x >= source.x;
    const side = (box, isRight) => ({ x: box.x + (isRight ? box.width : 0), y: box.y + box.height / 2 });
    return [side(source, isForward), side(target, !isForward)];
  }

  /** A line through the points of an arrow, which leaves and enters boxes level. */
  #line(points) {
    const { pen } = this;
    pen.moveTo(points[0].x, points[0].y);
    for (let index = 1; index < points.length; index += 1) {
      const [from, to] = [points[index - 1], points[index]];
      const middle = (from.x + to.x) / 2;
      pen.bezierCurveTo(middle, from.y, middle, to.y, to.x, to.y);
    }
  }

  #head(points) {
    const { pen } = this;
    const end = points.at(-1);
    const direction = end.x >= points.at(-2).x ? 1 : -1;
    pen.moveTo(end.x, end.y);
    pen.lineTo(end.x - 7 * direction, end.y - 3.5);
    pen.lineTo(end.x - 7 * direction, end.y + 3.5);
  }

  // Boxes

  #box(box, picture) {
    const { pen, colors } = this;
    const node = box.node === undefined ? undefined : picture.model.nodes[box.node];
    const isFaded = picture.scope !== undefined && !box.members.some((position) => picture.model.nodes[position].scope === picture.scope)
      || picture.selected !== undefined && picture.boxes.boxOf[picture.selected] !== undefined && !box.leads && !box.follows && !box.isSelected;
    pen.globalAlpha = isFaded ? 0.35 : 1;
    pen.beginPath();
    pen.roundRect(box.x, box.y, box.width, box.height, box.area ? 4 : 7);
    const change = box.members.map((position) => picture.model.changeOf[position]).find((kind) => kind !== undefined);
    const changeColors = { added: ["follows-ground", "follows"], removed: ["error-ground", "error"], changed: ["warning-ground", "warning"] }[change];
    pen.fillStyle = box.isSelected ? colors.selected : changeColors ? colors[changeColors[0]] : box.severity === "error" ? colors["error-ground"] : box.severity ? colors["warning-ground"] : colors.panel;
    pen.fill();
    const isQuiet = node && ["required", "collection", "unneeded", "generic", "missing"].includes(node.status);
    pen.setLineDash(isQuiet || change === "removed" ? [4, 3] : []);
    pen.lineWidth = box.isSelected || box === picture.active ? 2.5 : box.severity || change ? 1.6 : 1;
    pen.strokeStyle = box.isSelected || box === picture.active ? colors.accent
      : changeColors ? colors[changeColors[1]] : box.severity === "error" ? colors.error : box.severity ? colors.warning : box.leads ? colors.leads : box.follows ? colors.follows : colors.arrow;
    pen.stroke();
    pen.setLineDash([]);
    if (box.area) this.#stack(box);
    if (node?.scope && node.scope !== "unique") {
      pen.fillStyle = colors.kept;
      pen.beginPath();
      pen.roundRect(box.x + 1, box.y + 6, 3.5, box.height - 12, 2);
      pen.fill();
    }
    if (this.isSmall) return;
    this.#text(box.title, box.x + 12, box.y + 18.5, Painter.font, box.severity === "error" ? colors.error : box.severity ? colors.warning : colors.text);
    if (box.facts !== "") this.#text(box.facts, box.x + 12, box.y + 33.5, Painter.smallFont, colors.muted);
  }

  /** A folded area looks like several boxes behind each other. */
  #stack(box) {
    const { pen } = this;
    pen.beginPath();
    pen.moveTo(box.x + 5, box.y + box.height + 3);
    pen.lineTo(box.x + box.width + 3, box.y + box.height + 3);
    pen.lineTo(box.x + box.width + 3, box.y + 5);
    pen.stroke();
  }
}
