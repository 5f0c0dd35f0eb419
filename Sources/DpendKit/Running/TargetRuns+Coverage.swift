extension TargetRuns {
    /// How many of the objects that the chosen targets' code makes their containers could make.
    ///
    /// This reads all sources of the targets and of their linked targets with bodies. Targets without a run are skipped.
    ///
    /// - Parameter known: The calls that have been read before.
    /// - Throws: ``InputError`` for a file that can no longer be read.
    package func coverage(_ known: KnownConstructions = KnownConstructions()) throws(InputError) -> Coverage {
        var known = known
        var subjects: [Coverage.Subject] = []
        for (target, run, isChosen) in finishedRuns {
            subjects.append(
                Coverage.Subject(target: target, resolution: try run.resolution(), calls: try known.calls(of: run), isChosen: isChosen))
        }
        return try Coverage(subjects, jobs: jobs)
    }
}
