extension TargetRuns {
    /// How many of the objects that the chosen targets' code makes their containers could make.
    ///
    /// All sources of the targets are read with their bodies for it, those of targets that they link included. Targets without a run are
    /// left out.
    ///
    /// - Parameter known: What has been read before.
    /// - Throws: ``InputError`` for a file that cannot be read any more.
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
