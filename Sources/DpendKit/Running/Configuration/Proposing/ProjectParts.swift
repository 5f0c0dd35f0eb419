/// The Swift modules of a project that take part in wiring, with their sources and links. A layout consists of them.
struct ProjectParts {
    struct Part {
        var module: ProjectModule
        var content: ModuleContent
        /// The libraries to name, as positions.
        var libraries: [Int] = []
        /// The folder of its tests.
        var testFolder: String?
    }

    /// The parts, each after all parts that it links.
    private(set) var all: [Part] = []
    /// All Swift files except files for tests.
    let sources: [String]
    /// All files for tests.
    let testSources: [String]
    /// The manifests of packages that no project uses.
    let replacedManifests: [String]
    private(set) var remarks: [String]
    private let loader: FactoryLoader

    init(_ project: ProjectModules, options: ResolutionOptions) throws(InputError) {
        sources = project.sources.filter { TestPaths.globs(for: $0).isEmpty }
        testSources = project.sources.filter { !TestPaths.globs(for: $0).isEmpty }
        replacedManifests = project.replacedManifests
        remarks = project.remarks
        loader = FactoryLoader(options: options)
        var modules = project.all.filter { $0.kind != .auxiliary && !TestWords.isModule($0.name) }
        for position in modules.indices {
            modules[position].files = modules[position].files.filter { TestPaths.globs(for: $0).isEmpty }
        }
        modules.removeAll { $0.files.isEmpty }
        // Files beside packages may belong to the application that links them.
        let outside =
            project.isProjectKnown || modules.isEmpty ? [] : project.unowned.filter { TestPaths.globs(for: $0).isEmpty }
        let declarations = try loader.load(Self.found(modules.reduce(into: Set(outside)) { $0.formUnion($1.files) }))
            .reduce(into: [:]) { $0[$1.path] = $0[$1.path] ?? $1 }
        if let application = Self.application(outside, declarations) {
            remarks.append(
                "no project file says what becomes of the Swift files outside of the packages; dpend takes '\(application.roots.joined(separator: "', '"))' for one application"
            )
            modules.append(application)
        }
        let protocols = ModuleContent.names(of: [.protocol], in: declarations.values)
        let objects = ModuleContent.names(of: [.protocol, .class, .actor], in: declarations.values)
        let contents = modules.map { module in
            ModuleContent(module.files.sorted().compactMap { declarations[$0] }, protocols: protocols, objects: objects)
        }
        decideKinds(&modules, contents)
        exportClasses(&modules, contents, ModuleLinks(modules, contents, products: project.products))
        giveContainers(&modules, contents)
        choose(modules, contents, project.products)
        for position in all.indices where all[position].module.hasContainer {
            all[position].testFolder = Self.testFolder(of: all[position].module, project.all)
        }
    }

    private static func found(_ paths: Set<String>) -> [FoundSource] {
        paths.sorted().compactMap { path in FileStatus(path).map { FoundSource(path: path, status: $0) } }
    }

    /// The folders of an application that no project file describes.
    private static func application(_ paths: [String], _ declarations: [String: SourceDeclarations]) -> ProjectModule? {
        func root(_ path: String) -> String { path.split(separator: "/").first.map(String.init) ?? path }
        let roots = Set(
            paths.filter { path in
                declarations[path].map { ModuleContent([$0], protocols: [], objects: []).hasEntry } ?? false
                    && path.contains("/")
            }.map(root))
        guard let first = roots.min() else { return nil }
        var module = ProjectModule(
            name: first, moduleName: PackageManifest.moduleName(of: first), kind: .application, path: first)
        module.roots = roots.sorted()
        module.files = Set(paths.filter { roots.contains(root($0)) })
        module.areDependenciesKnown = false
        return module
    }

    /// An application has an entry point, or no other Swift module imports it.
    private func decideKinds(_ modules: inout [ProjectModule], _ contents: [ModuleContent]) {
        for position in modules.indices where modules[position].kind == .undecided {
            // Unknown targets of packages are libraries, like most targets.
            let isImported =
                modules[position].path.hasSuffix("Package.swift")
                || contents.indices.contains {
                    $0 != position && contents[$0].imports.contains(modules[position].moduleName)
                }
            modules[position].kind = contents[position].hasEntry || !isImported ? .application : .library
        }
    }

    /// A library with internal classes that no application uses provides nothing. It makes the objects itself.
    private mutating func giveContainers(_ modules: inout [ProjectModule], _ contents: [ModuleContent]) {
        var names: [String] = []
        for position in modules.indices
        where modules[position].kind == .library && contents[position].keepsToItself && !modules[position].hasExports {
            modules[position].keepsToItself = true
            names.append(modules[position].name)
        }
        if names.isEmpty { return }
        let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
        remarks.append(
            "the classes of these libraries are internal, so that each library has a container of its own: \(names.sorted().prefix(5).joined(separator: ", "))\(rest)"
        )
    }

    private mutating func choose(
        _ modules: [ProjectModule], _ contents: [ModuleContent], _ products: [String: [(path: String, name: String)]]
    ) {
        let links = ModuleLinks(modules, contents, products: products)
        let takesPart = modules.indices.map { position in
            contents[position].takesPart
                || modules[position].kind == .application && putsTogether(position, modules, contents, links)
        }
        let isChosen = modules.indices.map { takesPart[$0] && SwiftIdentifier.isPlain(modules[$0].moduleName) }
        // Modules do not link a container.
        let isOffering = modules.indices.map { isChosen[$0] && !modules[$0].hasContainer }
        var positions: [Int: Int] = [:]
        for position in links.order where isChosen[position] {
            var part = Part(module: modules[position], content: contents[position])
            // A container also makes instances of indirect libraries.
            let libraries =
                part.module.hasContainer
                ? links.reached(from: position) : Self.chosen(links.direct[position], links, isOffering)
            part.libraries = libraries.filter { isOffering[$0] }.compactMap { positions[$0] }.sorted()
            positions[position] = all.count
            all.append(part)
        }
        choosePlatforms(links, positions)
        let left = modules.indices.filter { !takesPart[$0] }.map { modules[$0].name }.sorted()
        if !left.isEmpty, !all.isEmpty {
            let rest = left.count > 5 ? " and \(left.count - 5) more" : ""
            remarks.append(
                "left out, since they declare no protocol and no class or actor to wire: \(left.prefix(5).joined(separator: ", "))\(rest)"
            )
        }
        let unnamed = modules.indices.filter { !SwiftIdentifier.isPlain(modules[$0].moduleName) }.map {
            "'\(modules[$0].name)'"
        }
        if !unnamed.isEmpty {
            remarks.append("left out, since no Swift module can be called so: \(unnamed.joined(separator: ", "))")
        }
    }

    /// Whether an application without its own wiring makes objects of linked libraries, for example in `main.swift`.
    private func putsTogether(
        _ position: Int, _ modules: [ProjectModule], _ contents: [ModuleContent], _ links: ModuleLinks
    ) -> Bool {
        let names = links.reached(from: position).filter { !modules[$0].hasContainer }
            .reduce(into: Set<Substring>()) {
                $0.formUnion(contents[$1].sharedNames.compactMap { $0.split(separator: ".").last })
            }
        if names.isEmpty { return false }
        let made =
            (try? loader.constructions(in: Self.found(modules[position].files)).joined().filter { $0.aside == nil })
            ?? []
        return made.contains { call in
            call.made.name?.nominal?.components.last.map { names.contains($0.name[...]) } ?? false
        }
    }

    /// The folder of the tests that depend on a module, except tests of the user interface.
    private static func testFolder(of module: ProjectModule, _ all: [ProjectModule]) -> String? {
        let tests = all.first { other in
            other.kind == .auxiliary && other.path == module.path && other.name.hasSuffix("Tests")
                && !other.name.hasSuffix("UITests")
                && !other.files.isEmpty && other.dependencies.contains(.target(module.name))
        }
        // Some test targets also compile files of the application.
        let files = tests?.files.subtracting(module.files) ?? []
        let folders =
            tests.map { $0.roots.isEmpty ? Set(files.map { ProjectFolder.folder(of: $0) }).sorted() : $0.roots } ?? []
        let counted = folders.map { folder in
            (folder: folder, rank: (-files.count { $0.hasPrefix(folder + "/") }, folder.count))
        }
        return counted.min { $0.rank < $1.rank }?.folder
    }

    /// The chosen libraries. An unchosen library is replaced by the libraries that it links.
    private static func chosen(_ libraries: [Int], _ links: ModuleLinks, _ isChosen: [Bool]) -> [Int] {
        var result: [Int] = []
        var seen: Set<Int> = []
        var open = libraries
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            if isChosen[next] { result.append(next) } else { open += links.direct[next] }
        }
        return result
    }

    /// A library without its own platform uses the platform of the first application that links it.
    private mutating func choosePlatforms(_ links: ModuleLinks, _ positions: [Int: Int]) {
        for (position, number) in positions.sorted(by: { $0.value > $1.value }) {
            guard let platform = all[number].module.platform, all[number].module.kind == .application else { continue }
            for library in links.reached(from: position) {
                if let other = positions[library],
                    all[other].module.platform == nil || all[other].module.path.hasSuffix("Package.swift")
                {
                    all[other].module.platform = platform
                }
            }
        }
    }
}
