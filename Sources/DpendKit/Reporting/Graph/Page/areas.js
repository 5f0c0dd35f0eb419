"use strict";

/** The parts of a project that the picture can fold: modules, nested containers and folders, each in the one around it. */
class Areas {
  constructor(model) {
    this.model = model;
    this.root = { id: "", name: "", parent: undefined, children: new Map(), nodes: [], count: 0 };
    const paths = this.#paths();
    model.nodes.forEach((_, position) => this.#area(paths[position]).nodes.push(position));
    this.#tidy(this.root);
    this.all = [];
    this.home = [];
    this.#note(this.root);
  }

  /** The names of the areas around each node, from the outermost to the innermost. */
  #paths() {
    const { nodes, data } = this.model;
    const modules = nodes.map((node) => this.#module(node));
    const hasModules = new Set(modules).size > 1;
    const folders = nodes.map((node) => this.#folder(node));
    const shared = folders.filter((folder) => folder !== undefined).reduce((common, folder) => {
      if (common === undefined) return folder;
      const length = folder.findIndex((part, index) => part !== common[index]);
      return length < 0 ? common.slice(0, folder.length) : common.slice(0, length);
    }, undefined) ?? [];
    return nodes.map((node, position) => {
      const parts = hasModules ? [modules[position] ?? data.module ?? "this module"] : [];
      if (!hasModules && (node.containers ?? []).length === 1) parts.push(...node.containers[0].split("."));
      if (modules[position] === undefined && folders[position]) parts.push(...folders[position].slice(shared.length));
      return parts;
    });
  }

  /** The other module that a node comes from; nothing for a node of the sources. */
  #module(node) {
    if (node.status === "required") return node.key.module;
    const libraries = new Set((node.providers ?? []).map((provider) => provider.library));
    return libraries.size === 1 ? [...libraries][0] : undefined;
  }

  #folder(node) {
    const path = (node.providers ?? [])[0]?.location?.path;
    if (path === undefined || node.providers[0].library) return undefined;
    return path.split("/").slice(0, -1).filter((part) => part !== "" && part !== ".");
  }

  #area(path) {
    let area = this.root;
    for (const name of path) {
      if (!area.children.has(name)) {
        area.children.set(name, { id: `${area.id}/${name}`, name, parent: area, children: new Map(), nodes: [], count: 0 });
      }
      area = area.children.get(name);
    }
    return area;
  }

  /** Removes areas that tell nothing: those with one key, and those that only contain another one. */
  #tidy(area) {
    for (const [name, child] of [...area.children]) {
      this.#tidy(child);
      if (child.children.size === 0 && child.nodes.length < 2) {
        area.nodes.push(...child.nodes);
        area.children.delete(name);
      } else if (child.nodes.length === 0 && child.children.size === 1) {
        const [only] = child.children.values();
        only.name = `${child.name}/${only.name}`;
        only.parent = area;
        area.children.set(name, only);
      }
    }
    // The whole picture needs no frame.
    if (area === this.root && area.nodes.length === 0 && area.children.size === 1) {
      const [only] = area.children.values();
      area.children = only.children;
      area.nodes = only.nodes;
      for (const child of area.children.values()) child.parent = area;
    }
  }

  #note(area) {
    if (area !== this.root) this.all.push(area);
    for (const position of area.nodes) this.home[position] = area;
    area.count = area.nodes.length;
    for (const child of area.children.values()) {
      this.#note(child);
      area.count += child.count;
    }
  }

  /** The areas to open first: level by level from the outermost, as long as the number of boxes stays small. */
  opened(limit) {
    const open = new Set([this.root]);
    const added = (area) => area.nodes.length + area.children.size - 1;
    let boxes = this.root.nodes.length + this.root.children.size;
    let level = [...this.root.children.values()];
    while (level.length > 0) {
      const isSmall = boxes + level.reduce((sum, area) => sum + added(area), 0) <= limit;
      // An area that mostly has other areas says little while it is folded.
      const opening = level.filter((area) => (isSmall || area.nodes.length <= 6) && boxes + added(area) <= limit);
      for (const area of opening) {
        boxes += added(area);
        open.add(area);
      }
      level = opening.flatMap((area) => [...area.children.values()]);
    }
    return open;
  }
}
