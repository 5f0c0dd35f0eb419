/// Follows the imports of files.
struct ImportedFiles {
    private let index: CodeIndex
    private let targets: ProjectTargets
    /// The numbers of files by their paths.
    let numbers: [String: Int]
    private var byModule: [Int: Set<String>] = [:]

    init(_ index: CodeIndex, _ targets: ProjectTargets) {
        (self.index, self.targets) = (index, targets)
        numbers = Dictionary(index.files.enumerated().map { ($1.path, $0) }) { first, _ in first }
        for (file, code) in index.files.enumerated() {
            byModule[index.module(ofFile: file), default: []].insert(code.path)
        }
    }

    /// Some files, and the files of all Swift modules that they import, directly or not.
    func closure(of files: Set<String>) -> Set<String> {
        var found = files
        var open = Array(files)
        var names: Set<String> = []
        while let path = open.popLast() {
            for name in imports(of: path) where names.insert(name).inserted {
                let module = (targets.libraries[name] ?? []).union(
                    index.module(named: name).flatMap { byModule[$0] } ?? [])
                for path in module where found.insert(path).inserted { open.append(path) }
            }
        }
        return found
    }

    private func imports(of path: String) -> [String] { numbers[path].map { index.files[$0].imports } ?? [] }

    /// For overrides that reach only code that their Swift module can name, the files that they may reach.
    ///
    /// A module that nothing imports, or that declares live values, may run anywhere: as a part of a value that other
    /// code asks for.
    func addReach(to registrations: inout [Registration]) {
        guard registrations.contains(where: { !$0.setters.isEmpty }) else { return }
        let imported = Set(index.files.flatMap(\.imports).compactMap(index.module(named:)))
        let valued = Set(
            registrations.filter { $0.isDeclaredValue }.compactMap { numbers[$0.location.path].map(index.module) })
        let anywhere = byModule.filter { !imported.contains($0.key) || valued.contains($0.key) }.reduce(into: Set()) {
            $0.formUnion($1.value)
        }
        var known: [Int: Set<String>] = [:]
        for number in registrations.indices where !registrations[number].setters.isEmpty {
            registrations[number].covered = Set(
                registrations[number].setters.compactMap { numbers[$0].map(index.module) }
            ).reduce(into: []) { covered, module in
                let reach = known[module] ?? closure(of: byModule[module] ?? []).union(anywhere)
                known[module] = reach
                covered.formUnion(reach)
            }
        }
    }
}
