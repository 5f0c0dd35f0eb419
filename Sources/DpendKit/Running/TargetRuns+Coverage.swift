extension TargetRuns {
    /// How much of what the code of the chosen targets makes their containers could make.
    ///
    /// All sources of the targets are read with their bodies for it, those of targets that they link included; tests, previews, doubles
    /// and what programs wrote do not count. Targets without a run are left out.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read any more.
    package func coverage() throws(InputError) -> Coverage {
        var subjects: [Coverage.Subject] = []
        var known: [ContentHash: [String: [WrittenConstruction]]] = [:]
        for (target, run, isChosen) in finishedRuns {
            let loader = run.loader
            let conditions = loader.conditions
            let depth = AsideCode.commonDepth(of: run.sourceFiles.map(\.path))
            let files = run.sourceFiles.filter { !AsideCode.isFile($0.path, below: depth) }
            let unread = files.filter { known[conditions]?[$0.path] == nil }
            for (file, calls) in zip(unread, try loader.constructions(in: unread)) { known[conditions, default: [:]][file.path] = calls }
            subjects.append(
                Coverage.Subject(
                    target: target, resolution: try run.resolution(), calls: files.map { ($0.path, known[conditions]?[$0.path] ?? []) },
                    isChosen: isChosen))
        }
        return try Coverage(subjects, jobs: jobs)
    }
}
