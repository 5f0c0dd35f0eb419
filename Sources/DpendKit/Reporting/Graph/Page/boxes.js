"use strict";

/** What the picture shows: a box for each key or folded area, and an arrow for each requirement between two boxes. */
class Boxes {
  /** A focus shows at most so many keys, the nearest ones. */
  static nearest = 80;

  /**
   * @param shown whether each key is shown
   * @param open the areas that are unfolded; nothing for a picture without areas
   */
  constructor(model, areas, shown, open) {
    this.model = model;
    this.list = [];
    this.frames = [];
    this.boxOf = [];
    const isOpen = (area) => area === areas.root || open.has(area) && isOpen(area.parent);
    const homes = open ? areas.home : areas.home.map(() => areas.root);
    open ??= new Set();
    const folded = new Map();
    const framed = new Set();
    model.nodes.forEach((_, position) => {
      if (!shown[position]) return;
      const area = homes[position];
      let outermost;
      for (let step = area; step !== areas.root; step = step.parent) if (!open.has(step)) outermost = step;
      if (outermost) {
        if (!folded.has(outermost)) {
          folded.set(outermost, this.list.push({ area: outermost, members: [] }) - 1);
          this.#frame(outermost.parent, areas, framed);
        }
        this.boxOf[position] = folded.get(outermost);
        this.list[this.boxOf[position]].members.push(position);
      } else {
        this.boxOf[position] = this.list.push({ node: position, members: [position], home: area }) - 1;
        this.#frame(area, areas, framed);
      }
    });
    this.frames = areas.all.filter((area) => framed.has(area) && isOpen(area));
    this.edges = this.#edges(shown);
  }

  #frame(area, areas, framed) {
    for (let step = area; step && step !== areas.root; step = step.parent) framed.add(step);
  }

  /** The arrows between different boxes, each once. */
  #edges(shown) {
    const edges = new Map();
    this.model.needs.forEach((list, source) => {
      if (!shown[source]) return;
      for (const edge of list) {
        if (!shown[edge.node]) continue;
        const [from, to] = [this.boxOf[source], this.boxOf[edge.node]];
        if (from === to) continue;
        const known = edges.get(from * this.list.length + to);
        if (known) {
          known.count += edge.count;
          known.deferred &&= edge.deferred;
        } else edges.set(from * this.list.length + to, { source: from, target: to, count: edge.count, deferred: edge.deferred, isCyclic: false });
        const cycle = this.model.nodes[source].cycle;
        if (cycle !== undefined && cycle === this.model.nodes[edge.node].cycle) edges.get(from * this.list.length + to).isCyclic = true;
      }
    });
    return [...edges.values()];
  }

  /** The title of a box, and a line with what is particular about it. */
  caption(box) {
    if (box.area) {
      const problems = box.members.filter((position) => this.model.isTroubled(position)).length;
      const facts = [`${box.members.length} ${box.members.length === 1 ? "key" : "keys"}`];
      if (problems > 0) facts.push(`${problems} ${problems === 1 ? "problem" : "problems"}`);
      return { title: Boxes.shortened(box.area.name), facts: facts.join(" · ") };
    }
    const values = this.model.values(box.node).map((text) => Boxes.shortened(text, 32));
    const facts = [...values, ...this.model.facts(box.node)];
    return { title: Boxes.shortened(this.model.label(box.node)), facts: Boxes.shortened(facts.join(" · "), 48) };
  }

  severity(box) {
    const severities = box.members.map((position) => this.model.severity(position));
    return severities.includes("error") ? "error" : severities.find((severity) => severity !== undefined);
  }

  /** A text with its middle left out, if it is long. */
  static shortened(text, limit = 32) {
    if (text.length <= limit) return text;
    const head = Math.ceil(limit * 0.6);
    return `${text.slice(0, head)}…${text.slice(head - limit + 1)}`;
  }

  /** The keys that a focus shows: those that lead to a key and those that it requires, the nearest ones first. */
  static around(model, position) {
    const shown = new Uint8Array(model.nodes.length);
    shown[position] = 1;
    let [count, isWhole] = [1, true];
    let level = [[position, model.needs], [position, model.neededBy]];
    while (level.length > 0) {
      const next = [];
      for (const [node, edges] of level) {
        for (const edge of edges[node]) {
          if (shown[edge.node]) continue;
          if (count >= Boxes.nearest) { isWhole = false; continue; }
          shown[edge.node] = 1;
          count += 1;
          next.push([edge.node, edges]);
        }
      }
      level = next;
    }
    return { shown, isWhole };
  }

  /** The keys on all ways from one key to another, in whichever direction there are any. */
  static between(model, first, second) {
    const ways = (from, to) => {
      const after = model.reached([from], model.needs);
      if (!after[to]) return undefined;
      const before = model.reached([to], model.neededBy);
      return after.map((is, position) => is && before[position]);
    };
    return ways(first, second) ?? ways(second, first);
  }
}
