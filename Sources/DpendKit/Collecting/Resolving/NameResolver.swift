/// Looks names up as Swift does: innermost scope first, then the module at hand, then what is imported (semantics,
/// section 2).
final class NameResolver {
    let index: DeclarationIndex
    private let knownContexts = Memo<DeclarationIndex.TypeIdentifier, Context>()
    private let knownFiles = Memo<Int, Context>()

    init(index: DeclarationIndex) {
        self.index = index
    }

    /// A type around a place, by its module and full name.
    struct Scope {
        var module: String
        var path: String
    }

    /// Where a name is used.
    struct Context {
        /// The module whose names come first.
        var module: String
        /// The types around, innermost first.
        var scopes: [Scope] = []
        /// The modules that are imported there, sorted.
        var imports: [String] = []
        /// The file of the sources, for declarations that are private to it.
        var file: Int?
        /// Generic parameters and what stands for them.
        var substitutions: [String: TypeExpression] = [:]
        /// The aliases and superclasses that are being looked up; one that leads to itself means nothing.
        var pending: Set<String> = []
    }

    /// The runtime types that a file which imports DpendRuntime means by their bare names.
    private static let runtimeTypes: Set<String> = ["Tagged", "Lazy", "Assisted", "Injected", "DependencyConfiguration"]

    /// How many aliases may stand for one another before dpend takes the name as it is: no program needs as many, and
    /// circular ones would never end.
    private static let maximumDepth = 32

    /// The context inside a type or an extension of the sources.
    func context(in identifier: DeclarationIndex.TypeIdentifier?, file: Int) -> Context {
        guard let identifier, identifier.file == file else { return newContext(in: identifier, file: file) }
        if index[identifier].isPlain {
            let module = index.module(ofFile: file)
            return Context(
                module: module, scopes: [Scope(module: module, path: index.name(of: identifier))], imports: index.imports(ofFile: file),
                file: file)
        }
        return knownContexts.value(for: identifier) { newContext(in: identifier, file: file) }
    }

    /// The context of what stands outside of the braces of a type or an extension: nested names are not in scope there.
    func context(outside identifier: DeclarationIndex.TypeIdentifier) -> Context {
        if index[identifier].isPlain {
            return knownFiles.value(for: identifier.file) { newContext(in: nil, file: identifier.file) }
        }
        var context = context(in: identifier, file: identifier.file)
        context.scopes.removeFirst()
        return context
    }

    private func newContext(in identifier: DeclarationIndex.TypeIdentifier?, file: Int) -> Context {
        let chain = identifier.map { index.chain(from: $0) } ?? []
        // A generic parameter hides any type of its name, and stands for itself until somebody says what it is.
        let generic = identifier.map { index.genericParameters(of: $0) } ?? []
        return Context(
            module: index.module(ofFile: file), scopes: chain.map { Scope(module: index.owner(of: $0), path: index.name(of: $0)) },
            imports: index.imports(ofFile: file), file: file,
            substitutions: Dictionary(generic.map { ($0, .named($0)) }) { first, _ in first })
    }

    /// The context of what the command line and the configuration say: all that is in sight.
    var contextOfOptions: Context { Context(module: index.module, imports: index.modules.sorted()) }

    /// The type with its names looked up; a name that is declared nowhere in sight stays as it is.
    func resolve(_ type: TypeExpression, in context: Context) -> TypeExpression {
        resolve(type, in: context, depth: 0)
    }

    private func resolve(_ type: TypeExpression, in context: Context, depth: Int) -> TypeExpression {
        func inner(_ type: TypeExpression) -> TypeExpression { resolve(type, in: context, depth: depth) }
        switch type {
        case .nominal(let nominal):
            if let key = plainKey(nominal, in: context) { return key.type }
            return depth > Self.maximumDepth ? type : resolve(nominal, in: context, depth: depth)
        case .optional(let wrapped): return .optional(inner(wrapped))
        case .array(let element): return .array(inner(element))
        case .dictionary(let key, let value): return .dictionary(key: inner(key), value: inner(value))
        case .tuple(let elements): return .tuple(elements.map { .init(label: $0.label, type: inner($0.type)) })
        case .function(var function):
            function.parameters = function.parameters.map(inner)
            function.result = inner(function.result)
            if case .typed(let error) = function.throwing { function.throwing = .typed(inner(error)) }
            return .function(function)
        case .composition(let members): return .composed(of: members.map(inner))
        case .metatype(let base): return .metatype(inner(base))
        case .protocolMetatype(let base): return .protocolMetatype(inner(base))
        case .other: return type
        }
    }

    // MARK: Nominal types

    /// A name found so far: a path within a module, or within none.
    private struct Found {
        var module: String?
        var path: String
        /// What stands for the generic parameters of the types on the path, as far as that is known.
        var substitutions: [String: TypeExpression] = [:]
    }

    private func resolve(_ nominal: NominalType, in context: Context, depth: Int) -> TypeExpression {
        // What has been looked up means the same everywhere: arguments are looked up where they are written.
        if nominal.module != nil { return .nominal(nominal) }
        // What is made from text that is no name (`@` alone, or a name of dots in backticks) has none.
        guard !nominal.components.isEmpty else { return .nominal(nominal) }
        // `Module::T` means nothing else, whatever is in scope.
        if let module = nominal.writtenModule {
            let arguments = nominal.components.map { component in
                NominalType.Component(name: component.name, arguments: component.arguments.map { resolve($0, in: context, depth: depth) })
            }
            return resolve(arguments[...], ofModule: module, in: context, depth: depth)
        }
        var components = nominal.components
        for position in components.indices where !components[position].arguments.isEmpty {
            components[position].arguments = components[position].arguments.map {
                resolve($0, in: context, depth: depth)
            }
        }
        if components.count == 1, let substitute = context.substitutions[components[0].name] { return substitute }

        guard var found = lookUp(components[0].name, in: context, depth: depth) else {
            // A type may be nested in an extension of one that is declared nowhere in sight.
            if components.count > 1, let found = nested(components, in: context) {
                return .nominal(nominalType(found, arguments: components, in: context))
            }
            // The name of a module is dropped: `Module.T` is `T`.
            if components.count > 1, isModule(components[0].name, in: context) {
                return resolve(components.dropFirst(), ofModule: components[0].name, in: context, depth: depth)
            }
            return undeclared(components, in: context)
        }
        var resolved: [NominalType.Component] = []
        for (position, component) in components.enumerated() {
            if position > 0 {
                found = member(component.name, of: found, in: context, depth: depth)
                    ?? Found(module: found.module, path: "\(found.path).\(component.name)")
            }
            resolved.append(component)
            if !component.arguments.isEmpty, let parameters = genericParameters(of: found, in: context) {
                found.substitutions.merge(zip(parameters, component.arguments)) { _, argument in argument }
            }
            guard let aliased = expandAlias(found, component.arguments, in: context, depth: depth) else { continue }
            guard position + 1 < components.count else { return aliased }
            // `Alias.Member`: go on from what the alias stands for.
            guard let base = aliased.nominal else { return aliased }
            let rest = Array(components[(position + 1)...])
            let module = base.module ?? ""
            return resolve(
                NominalType(components: base.components + rest),
                in: Context(module: module, imports: context.imports, file: context.file, pending: context.pending),
                depth: depth + 1)
        }
        return .nominal(nominalType(found, arguments: resolved, in: context))
    }

    /// Keeps the arguments where the path is as written, and fills in the outer names that were left out.
    private func nominalType(
        _ found: Found, arguments written: [NominalType.Component], in context: Context
    ) -> NominalType {
        var components = written
        if written.count > 1 || written[0].name != found.path {
            components = found.path.split(separator: ".").map { NominalType.Component(name: String($0)) }
            for (offset, component) in written.reversed().enumerated() where offset < components.count {
                components[components.count - 1 - offset].arguments = component.arguments
            }
        }
        guard let module = index.hasDuplicates ? moduleToldApart(found, in: context) : found.module else {
            return NominalType(components: components, isProtocol: index.existentials.contains(found.path))
        }
        if !found.substitutions.isEmpty { fillIn(found, &components, in: context) }
        return NominalType(
            module: module, components: components, isProtocol: isProtocol(found, in: context),
            isConfusable: index.isConfusable(found.path))
    }

    /// Gives the outer types of a path the arguments that a superclass, or the type around, has for them.
    private func fillIn(_ found: Found, _ components: inout [NominalType.Component], in context: Context) {
        for position in components.indices.dropLast() where components[position].arguments.isEmpty {
            let outer = Found(module: found.module, path: components[...position].map(\.name).joined(separator: "."))
            guard let parameters = genericParameters(of: outer, in: context) else { continue }
            let arguments = parameters.compactMap { found.substitutions[$0] }
            if arguments.count == parameters.count { components[position].arguments = arguments }
        }
    }

    /// The generic parameters that a type of the sources declares itself; nil for another.
    private func genericParameters(of found: Found, in context: Context) -> [String]? {
        guard let module = found.module, case .type(let type) = index.declared(found.path, in: module, from: context.file) else { return nil }
        return index[type].genericParameters
    }

    /// The module by which a type is told from others of its name; nil where nobody can say which one is meant.
    private func moduleToldApart(_ found: Found, in context: Context) -> String? {
        guard let module = found.module else { return nil }
        switch index.declared(found.path, in: module, from: context.file) {
        case .type(let identifier): return index.module(of: identifier)
        case .undecided: return nil
        case .alias, .libraryProtocol, .libraryAlias, .libraryType, nil: return module
        }
    }

    private func nested(_ components: [NominalType.Component], in context: Context) -> Found? {
        guard index.hasNestedType(components[components.count - 1].name) else { return nil }
        let path = components.map(\.name).joined(separator: ".")
        if index.declared(path, in: context.module, from: context.file) != nil { return Found(module: context.module, path: path) }
        return declared(path, importedIn: context)
    }

    private func undeclared(_ components: [NominalType.Component], in context: Context) -> TypeExpression {
        if let shorthand = TypeExpression(shorthandOf: components) { return shorthand }
        let path = components.map(\.name).joined(separator: ".")
        let isRuntimes =
            components.count == 1 && Self.runtimeTypes.contains(path) && context.imports.contains(TypeExpression.runtimeModule)
        let isTaken = index.isDeclared(FullName.outermost(path))
        // Elsewhere the name may mean another type, here it means the one that comes with the language or an import.
        let module = isRuntimes ? TypeExpression.runtimeModule : isTaken ? PlatformTypes.module(knownToDeclare: path, imports: context.imports) : nil
        return .nominal(
            NominalType(
                module: module, components: components, isProtocol: index.existentials.contains(path),
                isConfusable: isTaken && module != nil))
    }

    private func resolve(
        _ components: ArraySlice<NominalType.Component>, ofModule module: String, in context: Context, depth: Int
    ) -> TypeExpression {
        let rest = NominalType(components: Array(components))
        let imports = module == TypeExpression.runtimeModule ? [module] : []
        let resolved = resolve(
            rest, in: Context(module: module, imports: imports, file: context.file, pending: context.pending),
            depth: depth + 1)
        guard case .nominal(var foreign) = resolved, foreign.module == nil else { return resolved }
        let isStandard = PlatformTypes.standardModules.contains(module)
        foreign.isProtocol = foreign.isProtocol || index.existentials.contains("\(module).\(foreign.path)")
        if index.isDeclared(FullName.outermost(foreign.path)) {
            // There is another type of that name in sight: this one is not it.
            foreign.module = isStandard ? "Swift" : module
            foreign.isConfusable = true
            foreign.isProtocol = index.existentials.contains("\(module).\(foreign.path)")
        } else if !isStandard {
            foreign.writtenModule = module
        }
        return .nominal(foreign)
    }

    private func isModule(_ name: String, in context: Context) -> Bool {
        name == context.module || index.modules.contains(name) || context.imports.contains(name)
    }

    private func isProtocol(_ found: Found, in context: Context) -> Bool {
        guard let module = found.module else { return index.existentials.contains(found.path) }
        switch index.declared(found.path, in: module, from: context.file) {
        case .type(let identifier): return index[identifier].kind == .protocol
        case .libraryProtocol: return true
        case .alias, .libraryAlias, .libraryType: return false
        case .undecided, nil: return index.existentials.contains(found.path)
        }
    }

    // MARK: Scopes

    /// Within an extension only the members of the extended type are in scope, not the type by its own name, nor what encloses it:
    /// in `extension Home.Service` Swift takes a `Service` of the top level.
    private func lookUp(_ name: String, in context: Context, depth: Int) -> Found? {
        for scope in context.scopes {
            let outer = Found(module: scope.module, path: scope.path, substitutions: context.substitutions)
            if let found = member(name, of: outer, in: context, depth: depth) {
                return found
            }
        }
        if index.declares(name, in: context.module, from: context.file) {
            return Found(module: context.module, path: name)
        }
        return declared(name, importedIn: context)
    }

    /// What a full name stands for in the modules that are imported: where several have it, dpend does not guess.
    private func declared(_ name: String, importedIn context: Context) -> Found? {
        let chosen = context.file.flatMap(index.chosenImports)
        let outermost = chosen.map { _ in FullName.outermost(name) } ?? ""
        if let module = chosen?.module(of: outermost), module != context.module, index.isKnown(module),
            index.declares(name, in: module, from: context.file)
        {
            return Found(module: module, path: name)
        }
        var found: Found?
        for module in context.imports where module != context.module && index.isKnown(module) {
            if let chosen, !chosen.sees(outermost, of: module) { continue }
            guard index.declares(name, in: module, from: context.file) else { continue }
            if found != nil { return Found(module: nil, path: name) }
            found = Found(module: module, path: name)
        }
        return found
    }

    /// The first alias on the way along a written path, and its full name.
    func alias(leading path: String, in context: Context) -> (declared: DeclarationIndex.Declared, name: String)? {
        let names = path.split(separator: ".").map(String.init)
        guard let first = names.first,
            var found = lookUp(first, in: context, depth: 0)
        else { return nil }
        for (position, name) in names.enumerated() {
            if position > 0 {
                guard let next = member(name, of: found, in: context, depth: 0) else { return nil }
                found = next
            }
            guard let module = found.module else { return nil }
            switch index.declared(found.path, in: module, from: context.file) {
            case .alias(let alias, let file): return (.alias(alias, file: file), "\(module)::\(found.path)")
            case .libraryAlias(let alias): return (.libraryAlias(alias), "\(module)::\(found.path)")
            case .type, .libraryProtocol, .libraryType, .undecided: break
            case nil: return nil
            }
        }
        return nil
    }

    /// A nested type of a type, or of one of its superclasses.
    private func member(_ name: String, of outer: Found, in context: Context, depth: Int) -> Found? {
        guard var module = outer.module, index.hasNestedType(name) else { return nil }
        var path = outer.path
        var substitutions = outer.substitutions
        for _ in 0..<Self.maximumDepth {
            let candidate = "\(path).\(name)"
            if index.declared(candidate, in: module, from: context.file) != nil {
                return Found(module: module, path: candidate, substitutions: substitutions)
            }
            // An extension in another module may have added it.
            if module != context.module, index.declared(candidate, in: context.module, from: context.file) != nil {
                return Found(module: context.module, path: candidate)
            }
            if let added = declared(candidate, importedIn: context) { return added }
            guard depth < Self.maximumDepth, let superclass = superclass(path, in: module, context, depth: depth),
                let nominal = superclass.nominal, let above = nominal.module, above != module || nominal.path != path
            else { return nil }
            (module, path) = (above, nominal.path)
            substitutions = self.substitutions(of: nominal, below: substitutions)
        }
        return nil
    }

    /// The first type in the inheritance clause of a class.
    private func superclass(_ path: String, in module: String, _ context: Context, depth: Int) -> TypeExpression? {
        let first: TypeExpression
        var outside: Context
        switch index.declared(path, in: module, from: context.file) {
        case .type(let identifier):
            guard index[identifier].kind == .class, let inherited = index[identifier].inheritance.first else { return nil }
            (first, outside) = (inherited.type, self.context(outside: identifier))
        case .libraryType:
            guard let element = index.supertypes(ofLibraryClass: NominalType(module: module, components: [.init(name: path)])),
                let inherited = element.inherited.first
            else { return nil }
            (first, outside) = (inherited, Context(module: module, imports: index.withReexports(element.requiredModules)))
        case .alias, .libraryProtocol, .libraryAlias, .undecided, nil: return nil
        }
        outside.pending = context.pending
        guard outside.pending.insert("superclass of \(module)::\(path)").inserted else { return nil }
        return resolve(first, in: outside, depth: depth + 1)
    }

    /// What stands for the generic parameters of a superclass, given the same for the class below.
    private func substitutions(of superclass: NominalType, below: [String: TypeExpression]) -> [String: TypeExpression] {
        guard superclass.isGeneric, let module = superclass.module, case .type(let identifier) = index.declared(superclass.path, in: module)
        else { return [:] }
        let arguments = superclass.components.flatMap(\.arguments).map { $0.substituting(below) }
        return Dictionary(zip(index.genericParameters(of: identifier), arguments)) { first, _ in first }
    }

    /// What an alias stands for, with its generic parameters replaced; nil when the name is no alias.
    private func expandAlias(
        _ found: Found, _ arguments: [TypeExpression], in context: Context, depth: Int
    ) -> TypeExpression? {
        guard let module = found.module else { return nil }
        func pendingWithAlias() -> Set<String>? {
            // With `typealias A = (A, A)` every step would double the work.
            var pending = context.pending
            return pending.insert("alias \(module)::\(found.path)").inserted ? pending : nil
        }
        switch index.declared(found.path, in: module, from: context.file) {
        case .alias(let alias, let file):
            guard let pending = pendingWithAlias() else { return nil }
            let parent = alias.parent.map { DeclarationIndex.TypeIdentifier(file: file, position: $0) }
            var inner = self.context(in: parent, file: file)
            for (parameter, argument) in found.substitutions where inner.substitutions[parameter] != nil {
                inner.substitutions[parameter] = argument
            }
            for (parameter, argument) in zip(alias.genericParameters, arguments) {
                inner.substitutions[parameter] = argument
            }
            inner.pending = pending
            return resolve(alias.type, in: inner, depth: depth + 1)
        case .libraryAlias(let alias):
            guard let pending = pendingWithAlias() else { return nil }
            var inner = Context(module: module, imports: index.withReexports(alias.requiredModules), pending: pending)
            inner.substitutions = Dictionary(zip(alias.genericParameters, arguments)) { first, _ in first }
            // Of a library that is linked as its sources are, names have been looked up where other things are in sight.
            let aliased = alias.aliased.mappingNominals { $0.module == nil ? $0 : index.adapted($0, imports: inner.imports) }
            return resolve(aliased, in: inner, depth: depth + 1)
        case .type, .libraryProtocol, .libraryType, .undecided, nil:
            return nil
        }
    }
}
