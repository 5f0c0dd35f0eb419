extension ResolutionRun.Preparation {
    /// The classes of linked libraries that would provide some types if their libraries had exports files. Only
    /// libraries of the same
    /// run show them.
    ///
    /// - Throws: ``InputError`` for a file that can no longer be read.
    func unexported(_ types: Set<TypeExpression>) throws(InputError) -> [TypeExpression: [RejectedCandidate]] {
        var result: [TypeExpression: [RejectedCandidate]] = [:]
        for library in linked where !library.target.preparation.options.writesExports {
            guard let run = library.target.run else { continue }
            let found = try CandidateCollector.candidates(
                for: types, in: run.collection(), options: run.options, jobs: jobs)
            for (type, candidates) in found.byType {
                result[type, default: []] += candidates.filter(\.isOnlyHidden).map { candidate in
                    var candidate = candidate
                    candidate.obstacles = [.notExported(library: library.input.name)]
                    return candidate
                }
            }
        }
        return result
    }
}
