/// Contexts: the place where a name is used, and the names in scope there.
extension NameResolver {
    /// An enclosing type, by its module and full name.
    struct Scope {
        var module: String
        var path: String
    }

    /// The place where a name is used.
    struct Context {
        /// The module whose names take precedence.
        var module: String
        /// The enclosing types, innermost first.
        var scopes: [Scope] = []
        /// The modules that are imported there, sorted.
        var imports: [String] = []
        /// The source file, for its private declarations.
        var file: Int?
        /// Generic parameters and their arguments.
        var substitutions: [String: TypeExpression] = [:]
        /// The aliases and superclasses that are being looked up. One that leads to itself has no meaning.
        var pending: Set<String> = []
    }

    /// The context inside a type or an extension of the sources.
    func context(in identifier: DeclarationIndex.TypeIdentifier?, file: Int) -> Context {
        guard let identifier, identifier.file == file else { return newContext(in: identifier, file: file) }
        if index.isPlain(identifier) {
            let module = index.module(ofFile: file)
            return Context(
                module: module, scopes: [Scope(module: module, path: index.name(of: identifier))],
                imports: index.imports(ofFile: file),
                file: file)
        }
        return knownContexts.value(for: identifier) { newContext(in: identifier, file: file) }
    }

    /// The context outside the braces of a type or an extension. Nested names are not in scope there.
    func context(outside identifier: DeclarationIndex.TypeIdentifier) -> Context {
        if index.isPlain(identifier) {
            return knownFiles.value(for: identifier.file) { newContext(in: nil, file: identifier.file) }
        }
        var context = context(in: identifier, file: identifier.file)
        context.scopes.removeFirst()
        return context
    }

    private func newContext(in identifier: DeclarationIndex.TypeIdentifier?, file: Int) -> Context {
        let chain = identifier.map { index.chain(from: $0) } ?? []
        // A generic parameter hides any type with its name. It stands for itself until it has an argument.
        let generic = identifier.map { index.genericParameters(of: $0) } ?? []
        return Context(
            module: index.module(ofFile: file),
            scopes: chain.map { Scope(module: index.owner(of: $0), path: index.name(of: $0)) },
            imports: index.imports(ofFile: file), file: file,
            substitutions: Dictionary(generic.map { ($0, .named($0)) }) { first, _ in first })
    }

    /// The context of the command line and the configuration file: all modules are visible.
    var contextOfOptions: Context { Context(module: index.module, imports: index.modules.sorted()) }
}
