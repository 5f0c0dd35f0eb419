"use strict";

/** The right half: what there is to know about a key, or about the whole graph when none is selected. */
class DetailPane {
  /** Longer lists say how many more there are. */
  static limit = 200;

  constructor(container, model, linkTo) {
    this.container = container;
    this.model = model;
    this.linkTo = linkTo;
    this.places = document.querySelector('meta[name="link"]').content;
  }

  showOverview() {
    const { nodes, problems } = this.model;
    const provided = nodes.filter((node) => node.status === "provided").length;
    const figures = [["dependencies", provided]];
    const count = (label, found) => { if (found > 0) figures.push([label, found]); };
    for (const scope of ["shared", "singleton", "eagerSingleton", "weakSingleton"]) {
      count(scope, nodes.filter((node) => node.scope === scope).length);
    }
    count("collections", nodes.filter((node) => node.status === "collection").length);
    count("from other modules", nodes.filter((node) => node.status === "required").length);
    count("missing", nodes.filter((node) => node.status === "missing").length);
    count("ambiguous", nodes.filter((node) => node.status === "ambiguous").length);
    count("in cycles", nodes.filter((node) => node.cycle !== undefined).length);
    this.#fill(
      ...this.#changes(),
      element("h2", {}, problems.length === 0 ? "No problems" : problems.length === 1 ? "1 problem" : `${problems.length} problems`),
      element("p", { className: "summary" }, "Select a key to see its providers, the keys that it requires and the keys that require it."),
      ...this.#limited(problems, (problem) => this.#problem(problem, true)),
      element("dl", { className: "figures" },
        ...figures.map(([label, value]) => element("div", {}, element("dt", {}, label), element("dd", {}, String(value))))),
      ...this.#mostRequired());
  }

  /** What changes between the two graphs, with what can break clients first. */
  #changes() {
    const { changes } = this.model;
    if (!changes) return [];
    const sorted = [...changes.filter((change) => change.breaking), ...changes.filter((change) => !change.breaking)];
    const breaking = changes.filter((change) => change.breaking).length;
    return [
      element("h2", {}, changes.length === 0 ? "No differences" : `${breaking} breaking ${breaking === 1 ? "change" : "changes"}, ${changes.length - breaking} compatible`),
      element("ul", { className: "changes" }, ...this.#limited(sorted, (change) => element("li", { className: change.kind },
        this.#link(change.subject), element("span", { className: "muted" }, ` ${change.kind}${change.breaking ? ", breaking" : ""}`),
        element("p", {}, change.meaning)))),
    ];
  }

  /** The keys that most others require. */
  #mostRequired() {
    const counted = this.model.nodes.filter((node) => (node.dependents ?? []).length > 2)
      .sort((left, right) => right.dependents.length - left.dependents.length).slice(0, 8);
    if (counted.length === 0) return [];
    return [element("h3", {}, "Most required"), element("table", {}, ...counted.map((node) => element("tr", {},
      element("td", { className: "number" }, String(node.dependents.length)), element("td", {}, this.#link(node.name)))))];
  }

  showProblem(index) {
    const problem = this.model.problems[index];
    this.#fill(element("h2", {}, problem.identifier), this.#problem(problem, true));
    this.container.querySelector("details")?.setAttribute("open", "");
  }

  /** @param ways how many nodes lead to the key and follow from it, and a shortest way to it */
  showNode(position, { leading, following, way }) {
    const node = this.model.nodes[position];
    const providers = node.providers ?? [];
    const tag = node.key.tag && node.name === `${node.key.name} (${node.key.tag})`;
    const parts = [
      element("h2", {}, tag ? node.key.name : node.name, tag ? element("span", { className: "tag" }, ` (${node.key.tag})`) : ""),
      element("p", { className: "summary" }, this.#summary(node, leading, following)),
      ...(node.problems ?? []).map((problem) => this.#problem(this.model.problems[problem], false)),
    ];
    if (providers.length > 0) {
      parts.push(element("h3", {}, providers.length > 1 ? "Could be made by" : "Made by"));
      parts.push(element("ul", { className: "providers" }, ...providers.map((provider) => this.#provider(provider))));
    }
    if (way.length > 1) parts.push(element("h3", {}, "A way from a root"), this.#way(way));
    for (const provider of providers) {
      const dependencies = provider.dependencies ?? [];
      if (dependencies.length === 0) continue;
      parts.push(element("h3", {}, providers.length > 1 ? `Requires, for ${provider.call}` : "Requires"));
      parts.push(element("table", {}, ...dependencies.map((dependency) => this.#dependency(dependency))));
    }
    if ((node.elements ?? []).length > 0) {
      parts.push(element("h3", {}, "Elements"), element("ol", {},
        ...this.#limited(node.elements.map((name, number) => ({ name, entry: node.entries?.[number] })), ({ name, entry }) =>
          element("li", {}, entry ? element("code", {}, `${entry}: `) : "", this.#link(name)))));
    }
    const dependents = node.dependents ?? [];
    if (dependents.length > 0) {
      parts.push(element("h3", {}, `Required by ${dependents.length === 1 ? "" : dependents.length}`));
      parts.push(element("ul", { id: "dependents" },
        ...this.#limited(dependents, (name) => element("li", {}, this.#link(name)))));
    }
    this.#fill(...parts);
  }

  #fill(...parts) {
    this.container.replaceChildren(...parts);
    this.container.scrollTop = 0;
  }

  #limited(values, draw) {
    const shown = values.slice(0, DetailPane.limit).map(draw);
    const rest = values.length - shown.length;
    return rest > 0 ? [...shown, element("li", { className: "more" }, `and ${rest} more`)] : shown;
  }

  #summary(node, leading, following) {
    const position = this.model.positions.get(node.name);
    const facts = [...(node.scope === "unique" ? ["unique"] : []), ...this.model.facts(position)];
    if (node.key.module) facts.push(`module ${node.key.module}`);
    facts.push(leading === 0 ? "nothing leads here" : `${leading} lead${leading === 1 ? "s" : ""} here`);
    facts.push(following === 0 ? "requires nothing" : `requires ${following} in all`);
    return facts.join(" · ");
  }

  #problem(problem, isLinked) {
    const names = isLinked ? problem.nodes ?? [] : [];
    const links = names.slice(0, 12).flatMap((name, index) => [index > 0 ? ", " : "", this.#link(name)]);
    if (names.length > 12) links.push(` and ${names.length - 12} more`);
    return element("div", { className: `problem ${problem.severity}` },
      element("p", { className: "message" },
        element("span", { className: "severity" }, `${problem.severity}: `), problem.message),
      element("p", { className: "where" },
        problem.location ? this.#place(problem.location) : "",
        problem.location ? " · " : "", problem.identifier),
      links.length > 0 ? element("p", { className: "where" }, "See ", ...links) : "",
      this.#notes(problem, isLinked && links.length > 0));
  }

  /** The notes of a problem; folded where the problem is only listed. */
  #notes(problem, isFolded) {
    const notes = problem.notes ?? [];
    if (notes.length === 0) return "";
    const list = element("ul", {}, ...this.#limited(notes, (note) =>
      element("li", { className: `note-${note.role}` }, note.message)));
    return isFolded ? element("details", {}, element("summary", {}, "Why, and what to do"), list) : list;
  }

  #provider(provider) {
    const facts = [];
    if (provider.library) facts.push(`library ${provider.library}`);
    if (provider.entry) facts.push(`in dictionaries as ${provider.entry}`);
    if ((provider.onDemandKeys ?? []).length > 0) facts.push(`stands in for ${provider.onDemandKeys.join(", ")}`);
    return element("li", {},
      element("code", {}, provider.call),
      provider.location ? element("span", { className: "place" }, this.#place(provider.location)) : "",
      facts.length > 0 ? element("span", { className: "place" }, facts.join(" · ")) : "");
  }

  #dependency(dependency) {
    const words = {
      instance: "", closure: "a closure, resolved when called", lazy: "resolved when first used", collection: "all of them",
      runTime: "given at run time", requiredOrRunTime: "from another module, or given at run time", default: "its default value", nil: "nil", nothing: "nothing provides it", generic: "",
    };
    let how = words[dependency.met];
    if (dependency.deferred && dependency.met === "instance") how = "when it is made";
    if (this.model.nodes[this.model.positions.get(dependency.target)]?.status === "required") how = "from another module";
    return element("tr", {},
      element("td", {}, element("code", { className: "muted" }, dependency.parameter ?? dependency.property ?? "configuration")),
      element("td", {}, dependency.target ? this.#link(dependency.target, dependency.type) : dependency.type),
      element("td", { className: "how" }, how));
  }

  #way(way) {
    const steps = way.length > 14 ? [...way.slice(0, 6), -1, ...way.slice(-6)] : way;
    return element("ol", { className: "way" }, ...steps.map((step) =>
      element("li", {}, step === -1 ? `… ${way.length - 12} more …` : this.#link(this.model.nodes[step].name))));
  }

  #link(name, text = name) {
    const position = this.model.positions.get(name);
    if (position === undefined) return element("span", {}, text);
    const link = element("a", { href: this.linkTo(name) }, text);
    link.dataset.key = name;
    if (this.model.severity(position) === "error") link.className = "bad";
    return link;
  }

  /** A place, which leads to its source if the page knows where the sources are. */
  #place(location) {
    const text = element("code", {}, this.#text(location));
    if (this.places === "" || location.line <= 0) return text;
    const parts = { path: encodeURI(location.path.replace(/^\.\//, "")).replaceAll("#", "%23").replaceAll("?", "%3F"), line: location.line, column: location.column };
    return element("a", { href: this.places.replace(/\{(path|line|column)\}/g, (_, part) => parts[part]) }, text);
  }

  #text(location) {
    return location.line > 0 ? `${location.path}:${location.line}:${location.column}` : location.path;
  }
}
