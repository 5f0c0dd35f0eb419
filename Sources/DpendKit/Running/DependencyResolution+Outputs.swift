extension DependencyResolution {
    /// Checks whether the output would be useful.
    ///
    /// - Throws: ``InputError`` with the reason if it would not.
    package func checkOutput() throws(InputError) {
        if let dialect = otherGenerator { return try dialect.check(registry(of: dialect)) }
        guard options.mode == .application, options.compiler.hasFeature("Embedded") else { return }
        throw InputError(
            .usage,
            "the feature 'Embedded' is on, and Embedded Swift does not have the casts, locks and atomic references that a container requires; 'dpend analyze' checks the wiring"
        )
    }

    /// The dialect whose generator's file is the output.
    private var otherGenerator: (any GeneratingDialect)? {
        Parts.all.dialects.first { $0.name == options.generator.dialect }?.generator
    }

    private func registry(of dialect: any GeneratingDialect) -> Registry? {
        registries.first { $0.registry.dialect == dialect.name }?.registry
    }

    /// The generated file for an output path. Call it only if ``canGenerate`` is true.
    public func generate(outputPath: String) -> GeneratedFile {
        GeneratedFile(path: outputPath, text: content(outputPath: outputPath).text)
    }

    /// The content of the generated file. Call it only if ``canGenerate`` is true.
    func content(outputPath: String) -> OutputContent {
        if let dialect = otherGenerator { return .text(text(of: dialect, outputPath: outputPath)) }
        switch options.mode {
        case .library:
            return .moduleFile { [collected, options] append in
                ModuleFileGenerator(locatedFrom: options.writesLocations ? outputPath : nil).addElements(
                    of: collected, module: options.moduleName ?? GeneratedFile.moduleName(ofPath: outputPath), append)
            }
        case .application:
            return .swift(
                ContainerFileGenerator(options: options, generator: containerGenerator).file(
                    graph, visibility: collected.visibility, name: GeneratedFile.moduleName(ofPath: outputPath)))
        }
    }

    /// The text that another generator would write.
    private func text(of dialect: any GeneratingDialect, outputPath: String) -> String {
        func content(_ path: String) -> [UInt8] {
            (try? InputFile.read(path, upTo: InputLimit.source.size).bytes) ?? []
        }
        let previous = content(outputPath)
        return dialect.write(
            registry(of: dialect), options.generator,
            previous: previous.isEmpty ? nil : String(decoding: previous, as: UTF8.self), jobs: jobs,
            content: content)
    }

    /// The exports file of a library, in addition to the generated output. Call it only if ``canGenerate`` is true.
    package func generateExports(path: String) -> GeneratedFile? {
        exportsContent.map { GeneratedFile(path: path, text: $0.text) }
    }

    var exportsContent: OutputContent? {
        collected.exportsFile.map { .swift(ExportsFileGenerator($0, options: options).file) }
    }

    /// The file for an application's tests, in addition to the generated output. Call it only if ``canGenerate`` is
    /// true.
    ///
    /// - Throws: ``InputError`` of usage if there is nothing to override, or no name for importing it.
    public func generateTestSupport(path: String, forOutput outputPath: String) throws(InputError) -> GeneratedFile {
        GeneratedFile(path: path, text: try testSupportContent(path: path, forOutput: outputPath).text)
    }

    func testSupportContent(path: String, forOutput outputPath: String) throws(InputError) -> OutputContent {
        let option = "--test-support '\(path)'"
        let run = try supported(by: option, forTests: true)
        guard let module = options.moduleName else {
            throw InputError(.usage, "\(option) imports the application's module; name it with '--module-name'")
        }
        let overrides =
            options.mode == .library
            ? nil
            : TestSupportGenerator(
                options: options, generator: containerGenerator, name: GeneratedFile.moduleName(ofPath: outputPath)
            )
            .part(graph, visibility: collected.visibility)
        return .swift(
            run.doublesFile(forOutput: outputPath, testing: module).file(
                run.graph, visibility: run.collected.visibility, besides: overrides))
    }

    /// The file for the previews of an application or a library, in addition to the generated output.
    func previewSupportContent(path: String, forOutput outputPath: String) throws(InputError) -> OutputContent {
        let run = try supported(by: "--preview-support '\(path)'", forTests: false)
        return .swift(
            run.doublesFile(forOutput: outputPath, testing: nil).file(run.graph, visibility: run.collected.visibility))
    }

    private func doublesFile(forOutput outputPath: String, testing module: String?) -> DoublesFileGenerator {
        func unused(_ name: String) -> String { collected.declarations?.unused(name) ?? name }
        let name = DoublesGenerator.name(for: GeneratedFile.moduleName(ofPath: outputPath))
        return DoublesFileGenerator(
            options: options, generator: containerGenerator, name: unused("\(name)Module"), doublesName: unused(name),
            protocols: protocols,
            testedModule: module)
    }

    /// The run whose objects the file of an option makes.
    ///
    /// - Throws: ``InputError`` of usage if there is none, and if a file with doubles cannot be read.
    private func supported(by option: String, forTests: Bool) throws(InputError) -> DependencyResolution {
        if let dialect = options.generator.dialect {
            throw InputError(
                .usage, "\(option) requires a container of dpend's own, and '--dialect \(dialect)' writes none")
        }
        let run = try self.forTests()
        try run.protocols.checkDoubles(forTests: forTests)
        guard !run.canGenerate, let error = run.diagnostics.first(where: { $0.severity == .error }) else { return run }
        let way =
            options.mode == .library
            ? "the objects of the library without an application"
            : "the application's objects without nested containers"
        throw InputError(.usage, "\(option) makes \(way), but \(error.message)", at: error.location?.description)
    }

    /// The back end of the chosen container.
    private var containerGenerator: any ContainerGenerator {
        guard let generator = Parts.all.containerGenerators.first(where: { $0.kind == options.container }) else {
            preconditionFailure("every kind of container has a back end")
        }
        return generator
    }
}

extension ResolutionOptions.Mode {
    /// The mode for an output: a `.dpendmodule` describes a library, any other file sets up an application (thesis,
    /// 5.1).
    public init(outputPath: String) {
        self = outputPath.hasSuffix(".\(ModuleFileFormat.fileExtension)") ? .library : .application
    }
}
