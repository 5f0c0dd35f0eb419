import DpendKit
import DpendRuntime
import Foundation

/// What dpend makes of a program: module files of the libraries, and a container of each kind for the application.
struct DpendRun {
    /// What is written, by path.
    private(set) var files: [SourceFile] = []
    /// What is reported, as people read it; empty for a correct program.
    private(set) var report = ""
    private(set) var diagnostics: [Diagnostic] = []

    static let containers = ["static", "embedded"].compactMap { name in ContainerKind.allCases.first { $0.rawValue == name } }

    /// Runs dpend in this process.
    ///
    /// - Parameter sources: The sources of a module by its position, in the order in which dpend is given them.
    init(_ program: Program, sources: (Int) -> [SourceFile], reading: ReadingOptions = ReadingOptions()) throws(InputError) {
        var libraries: [LibraryModule] = []
        for (position, module) in program.modules.enumerated() {
            let linked = module.links.sorted().map { libraries[$0] }
            guard position == program.modules.count - 1 else {
                let path = "\(module.name).dpendmodule"
                let text = try run(module, .library, sources(position), linked, program, reading, path: path)
                libraries.append(try ModuleFileReader().read(text ?? "[]", name: module.name, path: path))
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
    /// - Parameter folder: Where the sources are, in a folder a module, and where module files are written.
    init(_ program: Program, in folder: String, cache: String) throws {
        var reading = ReadingOptions()
        reading.cache = CacheFolder(path: cache)
        for (position, module) in program.modules.enumerated() {
            let isApplication = position == program.modules.count - 1
            var options = ResolutionOptions(module, externals: isApplication ? program.externals.map(\.type) : [])
            options.mode = isApplication ? .application : .library
            let linked = try module.links.sorted().map { try LibraryInput("\(folder)/\(program.modules[$0].name).dpendmodule") }
            for container in isApplication ? Self.containers : [.embedded] {
                options.container = container
                let path = isApplication ? "\(module.name)/\(program.containerName(container)).swift" : "\(module.name).dpendmodule"
                let run = try ResolutionRun(
                    inputs: SourceInputs(paths: ["\(folder)/\(module.name)"]), libraries: linked, options: options, outputPaths: [path],
                    reading: reading)
                let file = try run.resolution().generate(outputPath: path)
                files.append(SourceFile(path: path, text: file.text))
                if !isApplication { try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(path)")) }
            }
        }
    }

    private mutating func run(
        _ module: Module, _ mode: ResolutionOptions.Mode, _ sources: [SourceFile], _ libraries: [LibraryModule], _ program: Program,
        _ reading: ReadingOptions, path: String, _ container: ContainerKind = .embedded
    ) throws(InputError) -> String? {
        var options = ResolutionOptions(module, externals: mode == .application ? program.externals.map(\.type) : [])
        options.mode = mode
        options.container = container
        let resolution = try DependencyResolution(sources: sources, libraries: libraries, options: options, reading: reading)
        // Both containers report the same; what only one says stands there as well.
        let found = resolution.diagnostics.filter { !diagnostics.contains($0) }
        diagnostics += found
        if !found.isEmpty { report += TextDiagnosticFormatter().format(found) }
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
        self.externals = externals
        // The plan decides who shares what, and gives some classes a state of their own in each place.
        severities["split-state"] = .off
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
