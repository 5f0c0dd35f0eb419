extension TargetRuns {
    /// How many of the objects that the chosen targets' code makes their containers could make. For previews and tests
    /// these are the containers with doubles.
    ///
    /// This reads all sources of the targets and of their linked targets with bodies. Targets without a run are
    /// skipped.
    ///
    /// - Parameter known: The calls that have been read before.
    /// - Throws: ``InputError`` for a file that can no longer be read.
    package func coverage(of code: Coverage.Code = .application, _ known: KnownConstructions = KnownConstructions())
        throws(InputError) -> Coverage
    {
        var known = known
        var subjects: [Coverage.Subject] = []
        for (target, run, isChosen) in finishedRuns {
            let resolution = try run.resolution()
            var subject = Coverage.Subject(
                target: target, resolution: code == .application ? resolution : try resolution.forTests(),
                calls: try known.calls(of: run),
                isChosen: isChosen)
            if code != .application, isChosen {
                try subject.resolution.protocols.checkDoubles(forTests: code == .tests)
                subject.counted = try known.calls(of: run, in: code)
                subject.stubs =
                    DoubleChoice(
                        subject.resolution.graph, visibility: subject.resolution.collected.visibility,
                        sources: subject.resolution.protocols, isInModule: code == .previews
                    ).byProtocol
            }
            subjects.append(subject)
        }
        return try Coverage(subjects, of: code, jobs: jobs)
    }
}

extension DoubleChoice {
    /// Whether a test gets a stub for the objects of a protocol, or why it does not.
    fileprivate var byProtocol: [TypeName: Coverage.Stub] {
        var result: [TypeName: Coverage.Stub] = [:]
        for (type, reason) in refusals { if let name = TypeName(type) { result[name] = .refused(reason) } }
        for type in Array(stubs.keys) + usedDoubles.flatMap(\.protocols) {
            if let name = TypeName(type) { result[name] = .generated }
        }
        return result
    }
}
