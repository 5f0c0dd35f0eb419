/// The files that have the same declarations in two variants of the same sources.
struct UnchangedFiles: Sendable {
    private let areUnchanged: [Bool]
    /// The names that the other files declare in one of the variants.
    private let changedNames: Set<String>

    /// - Parameters:
    ///   - files: The files of a variant.
    ///   - earlier: The index of another variant. If it has other files, or several modules, nothing is known to be the
    ///     same.
    init?(_ files: [SourceDeclarations], _ modules: SourceModules, beside earlier: DeclarationIndex) {
        guard files.count == earlier.files.count, modules.isOnlyModule(like: earlier.sourceModules) else { return nil }
        // Equal files mostly share their arrays, so that they need not be compared.
        let areUnchanged = files.indices.map { files[$0] == earlier.files[$0] }
        self.areUnchanged = areUnchanged
        changedNames = files.indices.reduce(into: []) { names, file in
            if areUnchanged[file] { return }
            for file in [files[file], earlier.files[file]] {
                names.formUnion(file.types.map(\.name))
                names.formUnion(file.typealiases.map(\.name))
            }
        }
    }

    func contains(_ file: Int) -> Bool { areUnchanged[file] }

    /// Whether a file is unchanged, and no file that changes declares a type of the same name.
    func sharesNoName(_ file: SourceDeclarations, number: Int) -> Bool {
        areUnchanged[number] && !file.types.contains { changedNames.contains($0.name) }
    }
}
