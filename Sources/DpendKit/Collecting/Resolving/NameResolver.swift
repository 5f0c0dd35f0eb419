/// Looks names up as Swift does: innermost scope first, then the current module, then the imports (semantics, section
/// 2).
final class NameResolver {
    let index: DeclarationIndex
    let knownContexts = Memo<DeclarationIndex.TypeIdentifier, Context>()
    let knownForeignKeys = Memo<ForeignName, DependencyKey>()
    let knownForeignTypes = Memo<String, TypeExpression?>()
    let knownFiles = LastMemo<Int, Context>()
    /// The work for the current lookup, and results that other lookups can use.
    var effort = LookupEffort()
    /// The reason why a lookup stopped at a limit; nil for real code.
    private(set) var excess: InputError?

    init(index: DeclarationIndex) {
        self.index = index
    }

    func note(excess: InputError) { self.excess = self.excess ?? excess }

    /// The types of DpendRuntime that a file with this import can use by their bare names.
    static let runtimeTypes: Set<String> = ["Tagged", "Lazy", "Assisted", "Injected", "DependencyConfiguration"]

    /// The greatest number of aliases and superclasses that lead to each other in one look-up. Each takes some of the
    /// stack. The rest of a longer chain is looked up first.
    static let maximumDepth = 64
    /// The alias or superclass at which the current look-up stopped because of the depth.
    var postponed: Postponed?

    /// The type with its names looked up. A name without a visible declaration does not change.
    ///
    /// - Parameter depth: The number of aliases and superclasses that led to the type.
    func resolve(_ type: TypeExpression, in context: Context, depth: Int = 0) -> TypeExpression {
        let resolved = resolveOnce(type, in: context, depth: depth)
        guard depth == 0, let postponed else { return resolved }
        return resolve(type, in: context, after: postponed)
    }

    /// The same, at most up to ``maximumDepth``.
    func resolveOnce(_ type: TypeExpression, in context: Context, depth: Int) -> TypeExpression {
        effort.spent = depth == 0 ? 0 : effort.spent + 1
        guard case .nominal(let nominal) = type else {
            return type.mappingParts { resolve($0, in: context, depth: depth) }
        }
        if let type = plainType(nominal, in: context) { return type }
        // The run ends with the first excess, so that no other look-up matters.
        if excess != nil || effort.isSpent {
            effort.gaps += 1
            return type
        }
        return resolve(nominal, in: context, depth: depth)
    }

    // MARK: Nominal types

    private func resolve(_ nominal: NominalType, in context: Context, depth: Int) -> TypeExpression {
        // A name that has a module is already looked up, and so are its arguments.
        if nominal.module != nil { return .nominal(nominal) }
        // A type made from text without a name (`@` alone, or dots in backticks) has no components.
        guard !nominal.components.isEmpty else { return .nominal(nominal) }
        // `Module::T` has one meaning in every scope.
        if let module = nominal.writtenModule {
            let arguments = nominal.components.map { component in
                NominalType.Component(
                    name: component.name, arguments: component.arguments.map { resolve($0, in: context, depth: depth) })
            }
            return resolve(arguments[...], ofModule: module, in: context, depth: depth)
        }
        var components = nominal.components
        for position in components.indices where !components[position].arguments.isEmpty {
            components[position].arguments = components[position].arguments.map {
                resolve($0, in: context, depth: depth)
            }
        }
        if components.count == 1, let substitute = context.substitutions[components[0].name] {
            if effort.isWorth(substitute) { return substitute }
            note(
                excess: Self.excess(
                    of: "the generic parameter '\(components[0].name)'", at: context.file.map { index.files[$0].path }))
            return .nominal(nominal)
        }

        guard var found = lookUp(components[0].name, in: context, depth: depth) else {
            // A type may be nested in an extension of a type without a visible declaration.
            if components.count > 1, let found = nested(components, in: context) {
                return .nominal(nominalType(found, arguments: components, in: context))
            }
            // `Module.T` is `T`.
            if components.count > 1, isModule(components[0].name, in: context) {
                return resolve(components.dropFirst(), ofModule: components[0].name, in: context, depth: depth)
            }
            return undeclared(components, in: context)
        }
        var resolved: [NominalType.Component] = []
        for (position, component) in components.enumerated() {
            if position > 0 {
                found =
                    member(component.name, of: found, in: context, depth: depth)
                    ?? Found(module: found.module, path: "\(found.path).\(component.name)")
            }
            resolved.append(component)
            if !component.arguments.isEmpty, let parameters = genericParameters(of: found, in: context) {
                found.substitutions.merge(zip(parameters, component.arguments)) { _, argument in argument }
            }
            guard let aliased = expandAlias(found, component.arguments, in: context, depth: depth) else { continue }
            guard position + 1 < components.count else { return aliased }
            // `Alias.Member` is a member of the type of the alias.
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

    /// Keeps the written arguments, and adds omitted outer names.
    private func nominalType(
        _ found: Found, arguments written: [NominalType.Component], in context: Context
    ) -> NominalType {
        var components = written
        if written.count > 1 || written[0].name != found.path {
            components = NominalType.components(of: found.path)
            for (offset, component) in written.reversed().enumerated() where offset < components.count {
                components[components.count - 1 - offset].arguments = component.arguments
            }
        }
        guard let module = index.hasDuplicates ? moduleToldApart(found, in: context) : found.module else {
            return NominalType(components: components, isProtocol: index.existentials.contains(found.path))
        }
        if !found.substitutions.isEmpty { fillIn(found, &components, in: context) }
        var result = NominalType(
            module: module, components: components, isProtocol: isProtocol(found, in: context),
            isConfusable: index.isConfusable(found.path))
        if components.count > 1, result.isConfusable, case .type(let type) = index.declared(found.path, in: module) {
            result.outermostModule = index.outermostModule(of: type)
        }
        return result
    }

    /// Gives the outer types of a path the arguments from a superclass or an enclosing type.
    private func fillIn(_ found: Found, _ components: inout [NominalType.Component], in context: Context) {
        for position in components.indices.dropLast() where components[position].arguments.isEmpty {
            let outer = Found(module: found.module, path: components[...position].map(\.name).joined(separator: "."))
            guard let parameters = genericParameters(of: outer, in: context) else { continue }
            let arguments = parameters.compactMap { found.substitutions[$0] }
            if arguments.count == parameters.count { components[position].arguments = arguments }
        }
    }

    /// The generic parameters that a type of the sources declares itself; nil for other types.
    private func genericParameters(of found: Found, in context: Context) -> [String]? {
        guard let module = found.module,
            case .type(let type) = index.declared(found.path, in: module, from: context.file)
        else { return nil }
        return index[type].genericParameters
    }

    /// The module that distinguishes a type from others with its name; nil if the name is ambiguous.
    private func moduleToldApart(_ found: Found, in context: Context) -> String? {
        guard let module = found.module else { return nil }
        switch index.declared(found.path, in: module, from: context.file) {
        case .type(let identifier): return index.module(of: identifier)
        case .undecided: return nil
        case .alias, .libraryProtocol, .libraryAlias, .libraryType, nil: return module
        }
    }

    func undeclared(_ components: [NominalType.Component], in context: Context) -> TypeExpression {
        if let shorthand = TypeExpression(shorthandOf: components) { return shorthand }
        let path = components.map(\.name).joined(separator: ".")
        let isRuntimes =
            components.count == 1 && Self.runtimeTypes.contains(path)
            && context.imports.contains(TypeExpression.runtimeModule)
        let isTaken = index.isDeclared(FullName.outermost(path))
        // Elsewhere the name may be another type. Here it is a type of the language or of an import.
        let module =
            isRuntimes
            ? TypeExpression.runtimeModule
            : isTaken ? PlatformTypes.module(knownToDeclare: path, imports: context.imports) : nil
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
            // Another visible type has the same name.
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
}
