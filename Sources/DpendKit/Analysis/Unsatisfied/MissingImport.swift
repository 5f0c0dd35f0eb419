/// A name of DpendRuntime in a file that does not import it.
struct MissingImport {
    /// `'@Assisted'`, `'Tagged'`
    let word: String
    let path: String

    /// The name that a requirement uses without the import; nil if there is none.
    init?(_ key: DependencyKey, requiredBy requirement: UnsatisfiedRequirement, in subject: AnalysisSubject) {
        let rejected = subject.rejected
        path = requirement.location.path
        // Another imported module may declare a type of that name.
        guard requirement.factory.origin == .sources, !rejected.imports(TypeExpression.runtimeModule, in: path),
            rejected.foreignImports(of: path).isEmpty
        else { return nil }
        if rejected.isMarkedInVain(requirement.location) {
            word = "@Assisted"
        } else if let type = key.type.nominalTypes.first(where: { $0.module == nil && ["Tagged", "Lazy"].contains($0.path) }) {
            word = type.path
        } else {
            return nil
        }
    }

    var notes: [Diagnostic.Note] {
        [
            .init(.remark, "'\(word)' is used here, but this file does not import DpendRuntime"),
            .init(Remedy(.init(.addImport, path, TypeExpression.runtimeModule))),
        ]
    }
}
