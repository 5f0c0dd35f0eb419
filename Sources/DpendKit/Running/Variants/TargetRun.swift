/// The runs over one target, one in each variant.
package struct TargetRun: Sendable {
    /// The verdict on all variants.
    package let verdict: RunVerdict
    package let variants: Variants?
    private var runs: [ResolutionRun]

    init(_ runs: [ResolutionRun], of variants: Variants?) {
        (self.runs, self.variants) = (runs, variants)
        verdict = RunVerdict(merging: runs.map(\.verdict), of: variants)
    }

    /// The options of the run in the variant with the fewest conditions.
    package var options: ResolutionOptions { runs[variants?.plainest ?? 0].options }

    /// The result of all phases in each variant.
    ///
    /// - Throws: ``InputError`` for a file that can no longer be read.
    package func resolutions() throws(InputError) -> [DependencyResolution] {
        var resolutions: [DependencyResolution] = []
        for run in runs { resolutions.append(try run.resolution()) }
        return resolutions
    }

    /// Whether files on disk are known to equal the outputs.
    package func areKnownOutputs(_ paths: [String]) -> Bool { runs.allSatisfy { $0.areKnownOutputs(paths) } }

    /// Stores the hashes of outputs for later runs.
    package mutating func remember(_ files: [GeneratedFile], of settings: Settings) {
        if settings.haveDoublesOfTests { return }
        for position in runs.indices { runs[position].remember(files, haveMembers: settings.haveStubs) }
    }

    /// The outputs. Call it only if the verdict allows to generate.
    ///
    /// - Throws: ``InputError`` for outputs that make no sense, or that one file cannot have for all variants.
    package func outputs(of settings: Settings) throws(InputError) -> [GeneratedFile] {
        guard let outputFile = settings.outputFile else { return [] }
        let resolutions = try resolutions()
        var files: [[OutputContent]] = []
        for resolution in resolutions {
            try resolution.checkOutput()
            var contents = [resolution.content(outputPath: outputFile)]
            if settings.exportsFile != nil, let exports = resolution.exportsContent { contents.append(exports) }
            if let path = settings.testSupportFile {
                contents.append(try resolution.testSupportContent(path: path, forOutput: outputFile))
            }
            if let path = settings.previewSupportFile {
                contents.append(try resolution.previewSupportContent(path: path, forOutput: outputFile))
            }
            files.append(contents)
        }
        var outputs: [GeneratedFile] = []
        for (position, path) in settings.outputs.enumerated() where position < files[0].count {
            outputs.append(
                GeneratedFile(
                    path: path, text: try OutputContent.text(of: files.map { $0[position] }, variants, path: path)))
        }
        return outputs
    }
}
