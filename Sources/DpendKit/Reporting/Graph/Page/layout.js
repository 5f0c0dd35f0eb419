"use strict";

/**
 * Places the boxes of a picture. It runs in a worker, so that the page answers meanwhile. The library Dagre places the boxes of one area;
 * an unfolded area is one large box in the area around it, so that the cost of the whole is the sum of small pictures.
 */
function placed({ boxes, edges, areas }) {
  const layout = new NestedLayout(boxes, edges, areas);
  layout.place(layout.root);
  layout.shift(layout.root, 0, 0);
  return layout.result();
}

class NestedLayout {
  /** The room around the boxes of an area, and above them for its name. */
  static padding = 14;
  static title = 26;

  constructor(boxes, edges, areas) {
    this.root = { items: [], arrows: new Map(), parent: undefined, depth: 0 };
    this.areas = areas.map(({ id }) => ({ area: id, items: [], arrows: new Map() }));
    areas.forEach(({ id, parent }) => this.#put(this.areas[id], parent === undefined ? this.root : this.areas[parent]));
    this.boxes = boxes.map(({ id, width, height, area }) => {
      const item = { box: id, width, height };
      this.#put(item, area === undefined ? this.root : this.areas[area]);
      return item;
    });
    edges.forEach(([source, target], number) => this.#connect(this.boxes[source], this.boxes[target], number));
  }

  #put(item, parent) {
    item.parent = parent;
    item.depth = parent.depth + 1;
    item.number = parent.items.push(item) - 1;
  }

  /** An arrow connects the outermost areas that contain only one of its ends. */
  #connect(source, target, number) {
    while (source.depth > target.depth) source = source.parent;
    while (target.depth > source.depth) target = target.parent;
    if (source === target) return;
    while (source.parent !== target.parent) [source, target] = [source.parent, target.parent];
    const { arrows } = source.parent;
    const key = `${source.number} ${target.number}`;
    if (!arrows.has(key)) arrows.set(key, { source, target, edges: [] });
    arrows.get(key).edges.push(number);
  }

  /** Places the items of an area, with the left upper corner at 0, 0, and sets its size. */
  place(area) {
    for (const item of area.items) if (item.items) this.place(item);
    const arrows = [...area.arrows.values()];
    const linked = new Set(arrows.flatMap(({ source, target }) => [source, target]));
    const isLarge = linked.size > 260;
    const graph = new dagre.Graph();
    graph.setGraph({ rankdir: "LR", nodesep: 14, edgesep: 8, ranksep: isLarge ? 90 : 60, ranker: isLarge ? "tight-tree" : "network-simplex" });
    for (const item of linked) graph.setNode(String(item.number), { width: item.width, height: item.height });
    for (const { source, target } of arrows) graph.setEdge(String(source.number), String(target.number), {});
    let [width, height] = [0, 0];
    if (linked.size > 0) {
      dagre.layout(graph);
      ({ width, height } = graph.graph());
      for (const item of linked) {
        const { x, y } = graph.node(String(item.number));
        [item.x, item.y] = [x - item.width / 2, y - item.height / 2];
      }
    }
    for (const arrow of arrows) {
      arrow.points = NestedLayout.docked(graph.edge(String(arrow.source.number), String(arrow.target.number)).points, arrow.source, arrow.target);
    }
    const aside = area.items.filter((item) => !linked.has(item));
    if (aside.length > 0) {
      area.aside = { top: height > 0 ? height + 34 : 0 };
      [width, height] = this.#rows(aside, width, area.aside.top);
    }
    const isFramed = area !== this.root;
    area.width = width + (isFramed ? 2 * NestedLayout.padding : 0);
    area.height = height + (isFramed ? NestedLayout.title + NestedLayout.padding : 0);
  }

  /** Puts items without any arrow into rows below the others. */
  #rows(items, width, top) {
    const surface = items.reduce((sum, item) => sum + (item.width + 12) * (item.height + 12), 0);
    const right = Math.max(width, Math.sqrt(surface * 2.2), ...items.map((item) => item.width));
    let [x, y, height, widest] = [0, top, 0, width];
    for (const item of items) {
      if (x > 0 && x + item.width > right) [x, y, height] = [0, y + height + 12, 0];
      [item.x, item.y] = [x, y];
      x += item.width + 12;
      height = Math.max(height, item.height);
      widest = Math.max(widest, x - 12);
    }
    return [widest, y + height];
  }

  /** Moves the items of an area, and everything in them, to their places in the picture. */
  shift(area, x, y) {
    [area.left, area.top] = [x, y];
    for (const { points } of area.arrows.values()) for (const point of points) [point.x, point.y] = [point.x + x, point.y + y];
    for (const item of area.items) {
      [item.x, item.y] = [item.x + x, item.y + y];
      if (item.items) this.shift(item, item.x + NestedLayout.padding, item.y + NestedLayout.title);
    }
  }

  result() {
    const frames = this.areas.map(({ area, x, y, width, height }) => ({ id: area, x, y, width, height }));
    const end = (item) => (item.items ? { area: item.area } : { box: item.box });
    const arrows = [this.root, ...this.areas].flatMap(({ arrows }) => [...arrows.values()]
      .map(({ source, target, points, edges }) => ({ source: end(source), target: end(target), points, edges })));
    const aside = this.root.aside && this.root.aside.top > 0 ? { x: 0, y: this.root.aside.top - 10 } : undefined;
    return { boxes: this.boxes.map(({ box, x, y }) => ({ id: box, x, y })), frames, arrows, aside };
  }

  /** The points of an arrow that leaves and enters boxes in the middle of a side. */
  static docked(points, source, target) {
    const isForward = target.x >= source.x;
    const side = (item, isRight) => ({ x: item.x + (isRight ? item.width : 0), y: item.y + item.height / 2 });
    return [side(source, isForward), ...points.slice(1, -1).map(({ x, y }) => ({ x, y })), side(target, !isForward)];
  }
}

/** Answers the page, if this is the worker. */
if (typeof document === "undefined") {
  self.onmessage = ({ data }) => self.postMessage({ id: data.id, ...placed(data.graph) });
}
