"use strict";

/** Asks a worker for the places of boxes. Only the newest question gets an answer. */
class Layouts {
  constructor() {
    this.count = 0;
    this.sources = ["library", "layout"].map((id) => `${document.getElementById(id).textContent}\n`);
    this.waiting = undefined;
  }

  /** The places; nothing if a newer question was asked meanwhile. */
  place(graph) {
    this.waiting?.(undefined);
    this.worker?.terminate();
    this.worker = undefined;
    this.count += 1;
    return new Promise((resolve) => {
      this.waiting = resolve;
      // Small pictures are placed at once; a worker starts slower.
      if (graph.boxes.length <= 60) return resolve(this.#here(graph));
      try {
        this.worker = new Worker(URL.createObjectURL(new Blob(this.sources, { type: "text/javascript" })));
      } catch {
        return resolve(this.#here(graph));
      }
      const id = this.count;
      this.worker.onmessage = ({ data }) => { if (data.id === id) resolve(data); };
      this.worker.onerror = () => resolve(this.#here(graph));
      this.worker.postMessage({ id, graph });
    });
  }

  #here(graph) {
    if (!this.isLoaded) {
      for (const text of this.sources) document.head.append(element("script", { textContent: text }));
      this.isLoaded = true;
    }
    return placed(graph);
  }
}
