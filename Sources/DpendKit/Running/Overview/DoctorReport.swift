import Foundation

/// The facts that a bug report needs: versions, what dpend found in the folder, and what it left out. It has names of
/// targets, files and folders, and no code.
package struct DoctorReport: Sendable {
    package private(set) var lines: [String] = []
    /// Whether dpend cannot work here: the configuration file or a source has an error.
    package private(set) var hasErrors = false

    /// - Parameters:
    ///   - file: The configuration file that applies, or its error; nil if there is none.
    ///   - overview: The project, or the error of reading it; nil if the folder is not a project.
    package init(
        _ file: Result<ConfigurationFile, ConfigurationFile.Mistakes>?, _ overview: Result<ProjectOverview, InputError>?
    ) {
        addVersions()
        addCache()
        addFile(file)
        addProject(overview)
    }

    // MARK: The machine

    private mutating func addVersions() {
        let swift = CompilerConditions.ownCompiler
        let machine = "\(Platform.host.rawValue) \(Architecture.host.rawValue)"
        add("dpend \(ToolDescription.version), built with Swift \(swift) for \(machine)")
        let process = ProcessInfo.processInfo
        let megabytes = process.physicalMemory >> 20
        add("system: \(process.operatingSystemVersionString), \(process.activeProcessorCount) cores, \(megabytes) MB")
        let names = ["CI", "NO_COLOR", "TERM", "XDG_CACHE_HOME"].filter { process.environment[$0] != nil }
        add("environment: \(names.isEmpty ? "nothing that dpend reads" : names.joined(separator: ", "))")
    }

    private mutating func addCache() {
        guard let cache = CacheFolder.standard else { return add("cache: none") }
        let folder = FileManager.default.currentDirectoryPath
        let path = ProjectFolder.relative(cache.path, to: URL(fileURLWithPath: folder).resolvingSymlinksInPath().path)
        // The name of the home folder is the name of the user.
        let home = NSHomeDirectory()
        let shown = path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
        add("cache: \(shown)\(cache.refusal.map { ", not used: \($0)" } ?? "")")
    }

    // MARK: The configuration file

    private mutating func addFile(_ file: Result<ConfigurationFile, ConfigurationFile.Mistakes>?) {
        switch file {
        case nil:
            add("configuration file: none; 'dpend init' proposes one")
        case .failure(let mistakes)?:
            add("configuration file: it has errors")
            for error in mistakes.errors { addError(error) }
        case .success(let file)?:
            let count = file.targets.count
            add("configuration file: \(file.path)\(count == 0 ? "" : count == 1 ? ", 1 target" : ", \(count) targets")")
            guard let targets = try? file.targets(named: nil) else { return }
            for target in targets { addTarget(target) }
        }
    }

    /// A line for a target: its name, its files, and its output.
    private mutating func addTarget(_ target: ConfigurationFile.Target) {
        let settings = target.settings
        let name = target.name.map { "\($0): " } ?? ""
        do throws(InputError) {
            let options = try settings.checkedOptions()
            let found = try settings.findSources(options, ReadingOptions(), RunObserver()).get()
            let mode = settings.outputMode == .library ? "a library" : "an application"
            let output = settings.outputFile.map { "writes \($0)" } ?? "no output"
            let libraries =
                settings.libraryInputs.isEmpty
                ? "" : ", links \(settings.libraryInputs.map(\.name).joined(separator: ", "))"
            add("  \(name)\(Self.count(found.files.count, "file")), \(mode)\(libraries), \(output)")
        } catch {
            add("  \(target.name ?? "the only target") has an error")
            addError(error)
        }
    }

    // MARK: The project

    private mutating func addProject(_ overview: Result<ProjectOverview, InputError>?) {
        switch overview {
        case nil:
            add("project: this folder does not look like a project with Swift files")
        case .failure(let error)?:
            add("project: a file cannot be read")
            addError(error)
        case .success(let overview)?:
            add("project: \(overview.summary)")
            addPaths("  described by ", overview.project.projectFiles)
            for module in overview.project.all.sorted(by: { ($0.path, $0.name) < ($1.path, $1.name) }) {
                addModule(module)
            }
            add("containers: \(overview.containerSummary ?? "none of other libraries")")
            addLeftOut(overview)
        }
    }

    private mutating func addModule(_ module: ProjectModule) {
        let kind =
            switch module.kind {
            case .library: "library"
            case .application: "application"
            case .auxiliary: "test or tool, left out"
            case .undecided: "library or application"
            }
        let platform = module.platform.map { ", \($0.rawValue)" } ?? ""
        add("  \(module.name): \(kind), \(Self.count(module.files.count, "file"))\(platform)")
    }

    private mutating func addLeftOut(_ overview: ProjectOverview) {
        var parts = overview.project.remarks
        // `init` has further reasons, which depend on the sources.
        if let layout = try? ProjectLayout(of: ".") { parts = layout.remarks }
        let unowned = Set(overview.project.unowned).intersection(overview.sources).sorted()
        guard !parts.isEmpty || !unowned.isEmpty || !overview.tests.isEmpty else { return add("left out: nothing") }
        add("left out:")
        for part in parts { add("  \(part)") }
        if !overview.tests.isEmpty { add("  \(Self.count(overview.tests.count, "file")) of tests and previews") }
        if overview.project.projectFiles.isEmpty { return }
        addPaths("  \(Self.count(unowned.count, "file")) that no target compiles: ", unowned)
    }

    // MARK: Lines

    private mutating func add(_ line: String) { lines.append(line) }

    private mutating func addError(_ error: InputError) {
        hasErrors = true
        add("  \(error.location.map { "\($0): " } ?? "")error: \(error.message)")
    }

    /// Some of the paths in a line; no line for none.
    private mutating func addPaths(_ title: String, _ paths: [String]) {
        if paths.isEmpty { return }
        let rest = paths.count > 5 ? " and \(paths.count - 5) more" : ""
        add("\(title)\(paths.prefix(5).joined(separator: ", "))\(rest)")
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
