/// The calls that make objects in sources that have been read, so that several questions about a project read each file
/// once.
package struct KnownConstructions: Sendable {
    /// By what decides about `#if`, and by path.
    private var calls: [ContentHash: [String: [WrittenConstruction]]] = [:]

    package init() {}

    /// The calls in the sources of a run that belong to some code; what programs wrote has none.
    ///
    /// - Throws: ``InputError`` for a file that can no longer be read.
    mutating func calls(of run: ResolutionRun, in code: Coverage.Code = .application) throws(InputError) -> [(
        path: String, calls: [WrittenConstruction]
    )] {
        let conditions = run.loader.conditions
        let depth = AsideCode.commonDepth(of: run.sourceFiles.map(\.path))
        let files = run.sourceFiles.filter { file in
            switch code {
            case .application: !AsideCode.isFile(file.path, below: depth)
            case .previews: true
            case .tests: AsideCode.isTest(file.path, below: depth)
            }
        }
        let unread = files.filter { calls[conditions]?[$0.path] == nil }
        for (file, found) in zip(unread, try run.loader.constructions(in: unread)) {
            calls[conditions, default: [:]][file.path] = found
        }
        return files.map { file in
            let isPreview = code == .previews && AsideCode.isPreview(file.path, below: depth)
            let found = calls[conditions]?[file.path] ?? []
            return (
                file.path,
                found.filter { call in
                    switch code {
                    case .application: call.aside == nil
                    case .previews: call.aside == .preview || isPreview && call.aside == nil
                    case .tests: call.aside == nil || call.aside == .test
                    }
                }
            )
        }
    }
}
