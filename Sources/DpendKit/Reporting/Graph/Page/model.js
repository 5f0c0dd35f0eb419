"use strict";

/** The graph of the page: its nodes by position, and which leads to which. */
class GraphModel {
  /** @param content the graph, the areas of its picture, which keys take run-time values, and its changes */
  constructor(content) {
    this.content = content;
    this.data = content.graph;
    this.nodes = this.data.nodes;
    // A map, because each object has members such as `constructor`, and a key may have the same name.
    this.closures = new Map(Object.entries(content.closures));
    this.problems = this.data.problems;
    this.positions = new Map(this.nodes.map((node, position) => [node.name, position]));
    this.needs = this.nodes.map((node) => this.#edges(node));
    this.neededBy = this.nodes.map(() => []);
    this.needs.forEach((edges, source) => {
      for (const edge of edges) this.neededBy[edge.node].push({ node: source, deferred: edge.deferred, count: edge.count });
    });
    this.texts = this.nodes.map((node) => this.#text(node));
    /** What changes, if the page shows the differences of two graphs. */
    this.changes = content.changes;
    this.changeOf = this.nodes.map(() => undefined);
    for (const { subject, kind } of this.changes ?? []) if (this.positions.has(subject)) this.changeOf[this.positions.get(subject)] = kind;
    const troubled = this.nodes.map((node, position) => position).filter((position) => this.isTroubled(position));
    this.leadsToProblem = this.reached(troubled, this.neededBy);
    /** What remains if the page shows only what matters. */
    this.matters = this.changes ? this.#nearChanges() : this.leadsToProblem;
  }

  /** The changed nodes, those that require them, and those that they require. */
  #nearChanges() {
    const isNear = new Uint8Array(this.nodes.length);
    this.changeOf.forEach((kind, position) => {
      if (kind === undefined) return;
      for (const node of [position, ...this.needs[position].map((edge) => edge.node), ...this.neededBy[position].map((edge) => edge.node)]) isNear[node] = 1;
    });
    return isNear;
  }

  /** What a node needs: each target once at once and once later, in the order of the parameters. */
  #edges(node) {
    const edges = new Map();
    const add = (name, deferred) => {
      const target = this.positions.get(name);
      if (target === undefined) return;
      const way = `${target} ${deferred}`;
      const edge = edges.get(way);
      if (edge) edge.count += 1;
      else edges.set(way, { node: target, deferred, count: 1 });
    };
    for (const element of node.elements ?? []) add(element, false);
    for (const provider of node.providers ?? []) {
      for (const dependency of provider.dependencies ?? []) {
        if (dependency.target) add(dependency.target, dependency.deferred === true);
      }
    }
    return [...edges.values()];
  }

  /** What the search looks through. */
  #text(node) {
    const words = [node.name, node.key.module ?? "", node.status, node.scope ?? "", ...(node.containers ?? [])];
    for (const provider of node.providers ?? []) {
      words.push(provider.call.split("(")[0], provider.library ?? "", provider.location?.path ?? "");
    }
    return words.join("\n").toLowerCase();
  }

  isTroubled(position) {
    const node = this.nodes[position];
    return node.status === "missing" || node.status === "ambiguous" || node.cycle !== undefined
      || (node.problems ?? []).length > 0;
  }

  /** `error`, `warning`, or nothing when all is well with a node. */
  severity(position) {
    const node = this.nodes[position];
    if (node.status === "missing" || node.status === "ambiguous" || node.cycle !== undefined) return "error";
    const severities = (node.problems ?? []).map((problem) => this.problems[problem].severity);
    return severities.includes("error") ? "error" : severities[0];
  }

  /** The class that a closure makes, or the whole key. */
  label(position) {
    const { name } = this.nodes[position];
    return this.closures.get(name)?.result ?? name;
  }

  /** Nodes in the order of what people look for. */
  sorted(positions) {
    const labels = positions.map((position) => this.label(position));
    const order = positions.map((_, index) => index);
    order.sort((left, right) => (labels[left] < labels[right] ? -1 : labels[left] > labels[right] ? 1 : positions[left] - positions[right]));
    return order.map((index) => positions[index]);
  }

  /** Which run-time values a closure takes. */
  values(position) {
    const closure = this.closures.get(this.nodes[position].name);
    return closure ? [`takes ${closure.values}`] : [];
  }

  /** What is particular about a node, in a few words. */
  facts(position) {
    const node = this.nodes[position];
    const facts = [];
    if (this.changeOf[position]) facts.push(this.changeOf[position]);
    if (node.scope && node.scope !== "unique") facts.push(node.scope);
    if (node.containers) facts.push(`in ${node.containers.join(" and ")}`);
    if (node.effects?.async) facts.push("async");
    if (node.effects?.throws) facts.push("throws");
    if (node.effects?.globalActor) facts.push(`@${node.effects.globalActor}`);
    const count = (node.elements ?? []).length;
    switch (node.status) {
      case "collection": facts.push(count === 1 ? "1 element" : `${count} elements`); break;
      case "missing": facts.push("missing"); break;
      case "ambiguous": facts.push("ambiguous"); break;
      case "required": facts.push("from another module"); break;
      case "unneeded": facts.push("left out"); break;
      case "generic": facts.push("generic"); break;
    }
    if (node.cycle !== undefined) facts.push("cycle");
    return facts;
  }

  /** Which nodes some others lead to along edges, these included. */
  reached(starts, edges) {
    const isReached = new Uint8Array(this.nodes.length);
    const open = [...starts];
    while (open.length > 0) {
      const position = open.pop();
      if (isReached[position]) continue;
      isReached[position] = 1;
      for (const edge of edges[position]) open.push(edge.node);
    }
    return isReached;
  }

  /** The nodes that nothing leads to, and one of each cycle that is not reached from there. */
  starts(edges, reverse) {
    const all = this.nodes.map((node, position) => position);
    const isSeen = new Uint8Array(this.nodes.length);
    const starts = [];
    for (const start of [...all.filter((position) => reverse[position].length === 0), ...all]) {
      if (isSeen[start]) continue;
      starts.push(start);
      const open = [start];
      while (open.length > 0) {
        const position = open.pop();
        if (isSeen[position]) continue;
        isSeen[position] = 1;
        for (const edge of edges[position]) open.push(edge.node);
      }
    }
    return starts;
  }

  /** The nested containers and the root, each with the nodes that nothing of the same one leads to; nothing without nested ones. */
  areas() {
    if (!this.data.containers) return undefined;
    const names = (position) => this.nodes[position].containers ?? ["root"];
    return ["root", ...this.data.containers.map((container) => container.path)].map((name) => {
      const inside = this.nodes.map((node, position) => names(position).includes(name));
      const within = (edges) => edges.map((list, position) => inside[position] ? list.filter((edge) => inside[edge.node]) : []);
      const starts = this.starts(within(this.needs), within(this.neededBy)).filter((position) => inside[position]);
      return { area: name, members: starts };
    });
  }

  /** A shortest way from one of the starts to a node, both included. */
  way(position, starts, edges) {
    const before = new Map(starts.map((start) => [start, -1]));
    const queue = [...starts];
    for (let head = 0; head < queue.length && !before.has(position); head += 1) {
      for (const edge of edges[queue[head]]) {
        if (before.has(edge.node)) continue;
        before.set(edge.node, queue[head]);
        queue.push(edge.node);
      }
    }
    const way = [];
    for (let step = position; step !== undefined && step !== -1; step = before.get(step)) way.push(step);
    return way.reverse();
  }

  /** The nodes with all words of a text, those first that have them in their names. */
  search(text) {
    const words = text.toLowerCase().split(/\s+/).filter((word) => word !== "");
    const rank = (position) => {
      const name = this.nodes[position].name.toLowerCase();
      return (words.every((word) => name.includes(word)) ? 0 : 2) + (name.startsWith(words[0]) ? 0 : 1);
    };
    return this.texts
      .map((text, position) => (words.every((word) => text.includes(word)) ? position : -1))
      .filter((position) => position >= 0)
      .sort((left, right) => rank(left) - rank(right) || left - right);
  }
}
