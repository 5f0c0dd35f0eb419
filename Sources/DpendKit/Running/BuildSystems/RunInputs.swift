/// All files that affect an output, for build systems that run dpend only after a change.
package struct RunInputs: Sendable, Hashable {
    /// The Swift sources, sorted.
    package let sources: [String]
    /// The searched folders, sorted. A new file in one of them is an input as well.
    package let folders: [String]
    /// The configuration file, the sources lists, the module files of linked libraries and the header, in this order.
    package let others: [String]

    /// Finds the inputs of a run. It takes as long as walking the folders.
    ///
    /// - Throws: ``InputError`` for inputs that are missing or cannot be listed.
    package init(of settings: Settings, configurationFile: String?) throws(InputError) {
        let inputs = settings.sourceInputs
        let paths = try inputs.allPaths()
        let finder = try SourceFinder(inputs, places: settings.resolutionOptions.places)
        let found = try finder.findWithFolders(in: paths)
        var (files, searched) = (inputs.withoutExcluded(found.files).map(\.path), found.folders)
        if settings.haveDoublesOfTests, let folder = settings.testFolder, FileStatus(folder) != nil {
            // The doubles of the tests are inputs as well, but not the files that dpend writes there.
            let tests = try finder.findWithFolders(in: [folder])
            files += tests.files.map(\.path).filter { !settings.outputs.contains($0) }
            searched += tests.folders
        }
        sources = Set(files).sorted()
        folders = Set(searched).sorted()
        others =
            (configurationFile.map { [$0] } ?? []) + inputs.sourcesLists
            + (settings.libraries ?? []).map(\.value.path) + (settings.headerFile.map { [$0.value] } ?? [])
            + (settings.generator.headerDoc.map { [$0] } ?? [])
    }
}
