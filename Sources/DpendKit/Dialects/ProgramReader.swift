/// Finds the programs in the sources, the Swift modules that each one links and the files that it may run.
///
/// A program begins at a type marked `@main`, or in `main.swift`. It links the Swift modules in its manifest or project
/// file, and the modules that its files import, directly or not. It may run a file if code that it runs mentions a type
/// of that file.
struct ProgramReader {
    private let index: CodeIndex
    /// The files of each Swift module, by its number.
    private var files: [Int: [Int]] = [:]
    /// The files that declare or extend a type, by the name of the outermost type.
    private var declaring: [String: [Int]] = [:]
    static let marks: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

    /// - Parameter projects: Reads the project files around some files.
    static func addPrograms(to registry: inout Registry, _ index: CodeIndex, projects: ([String]) -> ProjectTargets) {
        let reader = ProgramReader(index)
        let entries = reader.entries
        var targets = ProjectTargets()
        if entries.contains(where: { index.linked(to: index.module(ofFile: $0.file)) == nil }) {
            targets = projects(index.files.map(\.path))
        }
        registry.projectSearch = targets.search
        let imported = ImportedFiles(index, targets)
        registry.programs = entries.flatMap { entry -> [RegistryProgram] in
            let built = targets.programs.filter { $0.files.contains(index.files[entry.file].path) }
            return built.isEmpty
                ? [reader.program(entry, among: entries)]
                : reader.programs(entry, built, among: targets.programs, imported)
        }
        imported.addReach(to: &registry.registrations)
        // In libraries alone, the provider of a key is unknown.
        guard entries.isEmpty, index.files.indices.allSatisfy(index.isLibrary) else { return }
        for number in registry.requests.indices { registry.requests[number].strength = .soft }
    }

    private struct Entry {
        var file: Int
        var name: String
        var location: SourceLocation
        var folder: String
    }

    private init(_ index: CodeIndex) {
        self.index = index
        for file in index.files.indices {
            files[index.module(ofFile: file), default: []].append(file)
            for (position, type) in index.files[file].types.enumerated() {
                let name = index.name(ofType: position, file: file)
                // Code that mentions a nested type also mentions the outer type, or is a part of it.
                if let first = name.split(separator: ".").first.map(String.init),
                    type.kind != .extension || index.isDeclared(first)
                {
                    declaring[first, default: []].append(file)
                }
            }
        }
    }

    private var entries: [Entry] {
        index.files.enumerated().flatMap { file, code -> [Entry] in
            let parts = code.path.split(separator: "/", omittingEmptySubsequences: false)
            let folder = parts.dropLast().joined(separator: "/")
            if parts.last == "main.swift" {
                let name = index.moduleName(ofFile: file)
                return [
                    Entry(
                        file: file, name: name.isEmpty ? parts.dropLast().last.map(String.init) ?? "main" : name,
                        location: SourceLocation(path: code.path, line: 1, column: 1), folder: folder)
                ]
            }
            return code.types.enumerated().filter { $1.attributes.contains { Self.marks.contains($0.name) } }.map {
                position, type in
                Entry(
                    file: file, name: index.name(ofType: position, file: file), location: type.location, folder: folder)
            }
        }
    }

    private func program(_ entry: Entry, among all: [Entry]) -> RegistryProgram {
        let home = index.module(ofFile: entry.file)
        let neighbours = all.filter { $0.file != entry.file && index.module(ofFile: $0.file) == home }
        // Without a project file one Swift module may be several programs, each in its own folder.
        func isOwn(_ file: Int) -> Bool {
            let path = index.files[file].path
            guard !neighbours.isEmpty else { return true }
            let other = neighbours.filter { path.hasPrefix($0.folder + "/") }.map(\.folder.count).max() ?? -1
            return other < (path.hasPrefix(entry.folder + "/") ? entry.folder.count : 0)
        }
        let own = (files[home] ?? []).filter(isOwn)
        var modules: Set<Int> = [home]
        var open: [Int] = []
        func add(importedBy file: Int) {
            for name in index.files[file].imports {
                if let module = index.module(named: name), modules.insert(module).inserted { open.append(module) }
            }
        }
        let known = index.linked(to: home)
        for module in known ?? [] where modules.insert(module).inserted { open.append(module) }
        for file in own { add(importedBy: file) }
        while let next = open.popLast() { for file in files[next] ?? [] { add(importedBy: file) } }
        let linked = Set(own + modules.subtracting([home]).flatMap { files[$0] ?? [] })
        return RegistryProgram(
            name: entry.name, location: entry.location, linked: Set(linked.map { index.files[$0].path }),
            reached: reached(from: entry.file, in: linked),
            isLinkageKnown: known != nil || files.count == 1 && neighbours.isEmpty)
    }

    /// The programs that project files build from an entry. Targets that link the same files are one program.
    private func programs(
        _ entry: Entry, _ built: [ProjectTargets.Program], among all: [ProjectTargets.Program],
        _ imported: ImportedFiles
    ) -> [RegistryProgram] {
        var result: [RegistryProgram] = []
        let others = all.reduce(into: Set<String>()) { $0.formUnion($1.files) }
        for target in built {
            let linked = imported.closure(of: target.files.union(target.linked))
            if result.contains(where: { $0.linked == linked }) { continue }
            result.append(
                RegistryProgram(
                    name: target.name, location: entry.location, linked: linked,
                    reached: reached(from: entry.file, in: Set(linked.compactMap { imported.numbers[$0] })),
                    foreign: others.subtracting(linked), isLinkageKnown: target.isLinkageKnown))
        }
        if result.count == 1 { result[0].name = entry.name }
        return result
    }

    /// The files whose code may run.
    private func reached(from file: Int, in linked: Set<Int>) -> Set<String> {
        var reached: Set<Int> = [file]
        var open = [file]
        while let next = open.popLast() {
            for name in index.files[next].mentioned {
                for file in declaring[name] ?? [] where linked.contains(file) && reached.insert(file).inserted {
                    open.append(file)
                }
            }
        }
        return Set(reached.map { index.files[$0].path })
    }
}
