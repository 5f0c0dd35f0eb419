/// A name of DpendRuntime in a file that does not import it.
struct MissingImport {
    /// `'@Assisted'`, `'Tagged'`
    let word: String
    let path: String

    var notes: [Diagnostic.Note] {
        [
            .init(.remark, "'\(word)' is used here, but this file does not import DpendRuntime"),
            .init(Remedy(.init(.addImport, path, TypeExpression.runtimeModule))),
        ]
    }
}

/// Finds names of DpendRuntime in files that do not import it. One thread uses it.
struct MissingImportSearch {
    private let rejected: RejectedCandidates
    /// The parameters with `@Assisted`, by the paths of their files.
    private let marked = Memo<String, Set<SourceLocation>>()

    init(_ subject: AnalysisSubject) {
        rejected = subject.rejected
    }

    /// The name that a requirement uses without the import; nil if there is none.
    func missingImport(for key: DependencyKey, requiredBy requirement: UnsatisfiedRequirement) -> MissingImport? {
        let path = requirement.location.path
        // Another imported module may declare a type of that name.
        guard requirement.factory.origin == .sources, !rejected.imports(TypeExpression.runtimeModule, in: path),
            rejected.foreignImports(of: path).isEmpty
        else { return nil }
        if marked.value(for: path, { rejected.parametersMarkedInVain(in: path) }).contains(requirement.location) {
            return MissingImport(word: "@Assisted", path: path)
        }
        let type = key.type.nominalTypes.first { $0.module == nil && ["Tagged", "Lazy"].contains($0.path) }
        return type.map { MissingImport(word: $0.path, path: path) }
    }
}
