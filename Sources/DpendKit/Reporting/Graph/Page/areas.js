"use strict";

/** The parts of a project that the picture can fold: modules, nested containers and folders, each in the one around it. */
class Areas {
  constructor({ content }) {
    const areas = content.areas.map(({ name, keys }) => ({ name, nodes: keys, children: [], count: keys.length }));
    this.home = [];
    content.areas.forEach(({ parent, keys }, number) => {
      for (const position of keys) this.home[position] = areas[number];
      if (parent === undefined) return;
      areas[number].parent = areas[parent];
      areas[parent].children.push(areas[number]);
    });
    // Areas come before those in them.
    for (const area of [...areas].reverse()) if (area.parent) area.parent.count += area.count;
    [this.root, ...this.all] = areas;
  }

  /** The areas to open first: level by level from the outermost, as long as the number of boxes stays small. */
  opened(limit) {
    const open = new Set([this.root]);
    const added = (area) => area.nodes.length + area.children.length - 1;
    let boxes = this.root.nodes.length + this.root.children.length;
    let level = [...this.root.children];
    while (level.length > 0) {
      const isSmall = boxes + level.reduce((sum, area) => sum + added(area), 0) <= limit;
      // An area that mostly has other areas says little while it is folded.
      const opening = level.filter((area) => (isSmall || area.nodes.length <= 6) && boxes + added(area) <= limit);
      for (const area of opening) {
        boxes += added(area);
        open.add(area);
      }
      level = opening.flatMap((area) => area.children);
    }
    return open;
  }
}
