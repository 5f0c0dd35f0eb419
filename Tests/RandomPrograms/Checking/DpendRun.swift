import DpendKit
import DpendRuntime
import Foundation

/// dpend's output for a program: module files of the libraries, and a container of each kind for the application.
struct DpendRun {
    /// The output, by path.
    private(set) var files: [SourceFile] = []
    /// The report for people; empty for a correct program.
    private(set) var report = ""
    private(set) var diagnostics: [Diagnostic] = []

    static let containers = ["static", "embedded"].compactMap { name in
        ContainerKind.allCases.first { $0.rawValue == name }
    }

    /// Runs dpend in this process.
    ///
    /// - Parameter sources: The sources of a module by its position, in the order of the run.
    init(_ program: Program, sources: (Int) -> [SourceFile], reading: ReadingOptions = ReadingOptions())
        throws(InputError)
    {
        var libraries: [LibraryModule] = []
        for (position, module) in program.modules.enumerated() {
            let linked = module.links.sorted().map { libraries[$0] }
            guard position == program.modules.count - 1 else {
                let path = "\(module.name).dpendmodule"
                let text = try run(module, .library, sources(position), linked, program, reading, path: path)
                // A target that links a library with errors has no output.
                guard let text else { return }
                libraries.append(try ModuleFileReader().read(text, name: module.name, path: path))
                continue
            }
            for container in Self.containers {
                let path = "\(module.name)/\(program.containerName(container)).swift"
                _ = try run(module, .application, sources(position), linked, program, reading, path: path, container)
            }
        }
    }

    /// Runs dpend on files, with a cache.
    ///
    /// - Parameter folder: The folder with a folder of sources for each module, and with the module files.
    init(_ program: Program, in folder: String, cache: String) throws {
        var reading = ReadingOptions()
        reading.cache = CacheFolder(path: cache)
        for (position, module) in program.modules.enumerated() {
            let isApplication = position == program.modules.count - 1
            var options = ResolutionOptions(module, externals: isApplication ? program.externals.map(\.type) : [])
            options.mode = isApplication ? .application : .library
            let linked = try module.links.sorted().map {
                try ModuleFileInput("\(folder)/\(program.modules[$0].name).dpendmodule")
            }
            for container in isApplication ? Self.containers : [.embedded] {
                options.container = container
                let path =
                    isApplication
                    ? "\(module.name)/\(program.containerName(container)).swift" : "\(module.name).dpendmodule"
                let run = try ResolutionRun(
                    inputs: SourceInputs(paths: ["\(folder)/\(module.name)"]), libraries: linked, options: options,
                    outputPaths: [path],
                    reading: reading)
                let file = try run.resolution().generate(outputPath: path)
                files.append(SourceFile(path: path, text: file.text))
                if !isApplication { try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(path)")) }
            }
        }
    }

    /// Runs dpend on the targets of one configuration file, which see each other's sources.
    ///
    /// - Parameter folder: The folder with a folder of sources for each module, and with the configuration file.
    init(_ program: Program, targetsIn folder: String, cache: String?) throws {
        let configuration = try ConfigurationFile(path: "\(folder)/\(ConfigurationFile.name)")
        var reading = ReadingOptions()
        reading.cache = cache.map { CacheFolder(path: $0) }
        let targets = try configuration.targets(named: nil)
        for (target, outcome) in TargetRuns(targets, among: targets, isGenerating: true, reading: reading).outcomes {
            let run = try outcome.get()
            let path = String(target.settings.outputFile!.dropFirst(folder.count + 1))
            diagnostics += run.verdict.diagnostics
            files.append(SourceFile(path: path, text: try run.resolution().generate(outputPath: path).text))
        }
        report = TextDiagnosticFormatter().format(diagnostics).text
    }

    /// Runs dpend on the sources of all modules at once. The package's manifest separates them.
    init(_ program: Program, asPackageOf sources: [SourceFile]) throws(InputError) {
        var all = program.application
        all.options = program.modules.dropLast().reduce(into: all.options) { $0.add($1.options) }
        // Their targets declare it.
        all.options.isOnMainActor = false
        all.options.isOfMode5 = false
        all.options.features = []
        let names = program.modules.map { module in
            let links = module.links.sorted().map { "\"\(program.modules[$0].name)\"" }.joined(separator: ", ")
            let name = "\"\(module.name)\""
            return ".target(name: \(name), dependencies: [\(links)], path: \(name)\(module.manifestSettings))"
        }.joined(separator: ", ")
        let package = "Package(name: \"\(program.name)\", targets: [\(names)])"
        let manifest = "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = \(package)\n"
        for container in Self.containers {
            let path = "\(all.name)/\(program.containerName(container)).swift"
            _ = try run(
                all, .application, [SourceFile(path: "Package.swift", text: manifest)] + sources, [], program,
                ReadingOptions(), path: path, container)
        }
    }

    private mutating func run(
        _ module: Module, _ mode: ResolutionOptions.Mode, _ sources: [SourceFile], _ libraries: [LibraryModule],
        _ program: Program,
        _ reading: ReadingOptions, path: String, _ container: ContainerKind = .embedded
    ) throws(InputError) -> String? {
        var options = ResolutionOptions(module, externals: mode == .application ? program.externals.map(\.type) : [])
        options.mode = mode
        options.container = container
        let resolution = try DependencyResolution(
            sources: sources, libraries: libraries, options: options, reading: reading)
        // Both containers report the same problems, apart from those of one container.
        let found = resolution.diagnostics.filter { !diagnostics.contains($0) }
        diagnostics += found
        if !found.isEmpty { report += TextDiagnosticFormatter().format(found).text }
        guard resolution.canGenerate else { return nil }
        let file = resolution.generate(outputPath: path)
        files.append(SourceFile(path: path, text: file.text))
        return file.text
    }
}

extension Program {
    func containerName(_ container: ContainerKind) -> String { "\(name)\(container.rawValue.capitalized)Module" }
}

extension ResolutionOptions {
    init(_ module: Module, externals: [String]) {
        self.init()
        moduleName = module.name
        implicitFilters = module.options.filters
        implicitExcludes = module.options.excludes
        implicitKinds = module.options.kinds
        implicitScopes = module.options.scopes.map { .init(pattern: $0.pattern, scope: $0.scope.dependencyScope) }
        implicitTags = module.options.tags.map { .init(pattern: $0.pattern, tag: $0.tag) }
        implicitAssisted = module.options.assisted
        implicitRequired = module.options.required
        implicitDecorators = module.options.decorators
        self.externals = externals
        access = module.options.access
        severities = module.options.severities
        deploymentTargets = module.options.macOS.map { [.macos: VersionNumber($0)] }
        if module.options.isOnMainActor { defaultIsolation = .mainActor }
        if module.options.isOfMode5 { compiler.languageMode = VersionNumber(5) }
        if !module.options.features.isEmpty { compiler.features = module.options.features }
        nested = module.options.nested.map { .init(path: $0.path, values: $0.values) }
        implicitContainers = module.options.containers.map { .init(pattern: $0.pattern, container: $0.container) }
    }
}

extension Scope {
    fileprivate var dependencyScope: DependencyScope {
        switch self {
        case .unique: .unique
        case .shared: .shared
        case .singleton: .singleton
        case .eagerSingleton: .eagerSingleton
        case .weakSingleton: .weakSingleton
        }
    }
}
