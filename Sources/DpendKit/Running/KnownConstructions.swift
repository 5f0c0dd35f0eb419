/// The calls that make objects in sources that have been read, so that several questions about a project read each file once.
package struct KnownConstructions: Sendable {
    /// By what decides about `#if`, and by path.
    private var calls: [ContentHash: [String: [WrittenConstruction]]] = [:]

    package init() {}

    /// The calls in the sources of a run; tests, previews, doubles and what programs wrote have none.
    ///
    /// - Throws: ``InputError`` for a file that can no longer be read.
    mutating func calls(of run: ResolutionRun) throws(InputError) -> [(path: String, calls: [WrittenConstruction])] {
        let conditions = run.loader.conditions
        let depth = AsideCode.commonDepth(of: run.sourceFiles.map(\.path))
        let files = run.sourceFiles.filter { !AsideCode.isFile($0.path, below: depth) }
        let unread = files.filter { calls[conditions]?[$0.path] == nil }
        for (file, found) in zip(unread, try run.loader.constructions(in: unread)) { calls[conditions, default: [:]][file.path] = found }
        return files.map { ($0.path, calls[conditions]?[$0.path] ?? []) }
    }
}
