import DpendRuntime

/// Makes factories of a type: one for each usable initializer and each key the type is known by.
final class TypeCollector {
    let resolver: NameResolver
    let hierarchy: TypeHierarchy
    let options: ResolutionOptions
    let injectedProperties: InjectedPropertyCollector
    let libraryInitializers: LibraryInitializers
    // Results that hold for all initializers of a type, or of a file.
    private let knownActors: TypeMemo<String?>
    private let knownImports = LastMemo<Int, [ModuleImport]>()
    var index: DeclarationIndex { resolver.index }

    /// - Parameters:
    ///   - libraries: The linked libraries, with their names looked up.
    ///   - libraryInitializers: The initializers of their classes, as far as module files list them.
    init(
        resolver: NameResolver, options: ResolutionOptions, libraries: [LibraryModule] = [],
        libraryInitializers: LibraryInitializers = LibraryInitializers()
    ) {
        self.resolver = resolver
        self.options = options
        self.libraryInitializers = libraryInitializers
        injectedProperties = InjectedPropertyCollector(resolver: resolver, libraries: libraries)
        hierarchy = TypeHierarchy(resolver: resolver)
        knownActors = TypeMemo(resolver.index)
    }

    /// The least access with which a generated call can reach a declaration.
    func requiredAccess(to identifier: DeclarationIndex.TypeIdentifier) -> AccessLevel {
        options.mode == .library
            ? options.collectedAccess
            : index.sourceModules.requiredAccess(to: index.moduleNumber(ofFile: identifier.file))
    }

    /// Whether a type belongs to the module for which dpend generates code.
    func isOfHome(_ identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        index.moduleNumber(ofFile: identifier.file) == index.sourceModules.home
    }

    /// Whether generated code can import the module of a type.
    func isReachable(_ identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        index.sourceModules.isReachable(index.moduleNumber(ofFile: identifier.file))
    }

    /// Whether a library's clients see a type. A library exports no types of other modules in the same run.
    func isExported(_ identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        isOfHome(identifier) && index.access(of: identifier) >= options.exportedAccess
    }

    /// Whether a filter may choose a type.
    func canBeImplicit(_ identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        guard let kind = implicitKind(of: identifier) else { return false }
        return options.implicitKinds.contains(kind) && !index[identifier].isIgnored && isUsable(identifier)
    }

    /// The kind of a type for filters; nil for types that they never choose.
    func implicitKind(of identifier: DeclarationIndex.TypeIdentifier) -> ResolutionOptions.ImplicitKind? {
        switch index[identifier].kind {
        case .class: .class
        case .actor: .actor
        case .struct: .struct
        case .enum, .protocol, .extension: nil
        }
    }

    /// Whether generated code can name the type and call it.
    func isUsable(_ identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        index.access(of: identifier) >= requiredAccess(to: identifier)
            && (options.mode == .application ? isReachable(identifier) : isOfHome(identifier))
            && !index.chain(from: identifier).contains { index[$0].modifiers.isUnavailable }
            && !isInGenericOfStandardLibrary(identifier)
    }

    /// The factories of a chosen class. A tag applies to all its keys except its own name.
    func factories(
        of identifier: DeclarationIndex.TypeIdentifier, _ conformances: TypeHierarchy.Conformances,
        scope: DependencyScope, isScopeChosen: Bool = false, tag: TypeExpression? = nil
    ) -> [DependencyFactory] {
        let own = nominalType(of: identifier)
        // A generic class provides a key only with given arguments.
        if own.isGeneric { return factories(of: identifier, keys: [own], onDemand: [], scope: scope) }
        let protocols = conformances.protocols.filter(isAccessible)
        let keys = protocols.isEmpty ? [own] : protocols
        var onDemand = protocols.isEmpty ? [] : [own]
        for type in conformances.onDemand where isAccessible(type) { onDemand.append(type) }
        for type in implied(by: identifier) where isAccessible(type) { onDemand.append(type) }
        let isUnsendable = sendability.isUnsendable(identifier, conformances)
        // A written scope is a decision, so the state is no problem.
        let state = isScopeChosen ? nil : OwnState(types: self).state(of: identifier, conformances)
        var result = factories(of: identifier, keys: keys, onDemand: onDemand, scope: scope)
        for position in result.indices {
            if let tag { result[position] = result[position].tagged(tag, own: .nominal(own)) }
            if isUnsendable { result[position].isUnsendable = true }
            if state != nil { result[position].state = state }
        }
        return result
    }

    /// The judge of classes that are not `Sendable`.
    var sendability: Sendability { Sendability(types: self) }

    /// The protocols that a type conforms to implicitly.
    private func implied(by identifier: DeclarationIndex.TypeIdentifier) -> [NominalType] {
        func named(_ name: String) -> NominalType { NominalType(components: [.init(name: name)], isProtocol: true) }
        if index[identifier].kind == .actor { return [named("Actor"), named("Sendable")] }
        return globalActor(of: identifier) == nil ? [] : [named("Sendable")]
    }

    /// The factories for given keys.
    func factories(
        of identifier: DeclarationIndex.TypeIdentifier, keys: [NominalType], onDemand: [NominalType],
        scope: DependencyScope
    ) -> [DependencyFactory] {
        let type = nominalType(of: identifier)
        let properties = injectedProperties.properties(of: identifier, self)
        let actors = conformanceActors(of: identifier)
        let added = conformanceAvailabilities(of: identifier)
        let isPlain = actors.isEmpty && added.isEmpty
        let closing = closing(of: identifier)
        var result: [DependencyFactory] = []
        for initializer in InitializerCollector(types: self).usableInitializers(of: identifier) {
            let globalActor = initializer.effects.globalActor ?? properties.parameters.propertyActor
            var effects = initializer.effects
            effects.globalActor = globalActor
            // `init?` and `init!` give a `T?`.
            func key(_ type: NominalType) -> DependencyKey {
                initializer.isFailable ? DependencyKey(type: .optional(.nominal(type))) : resolver.key(of: type)
            }
            func onDemandKeys(_ onDemand: [NominalType]) -> [DependencyKey] {
                var keys = onDemand.map(key)
                keys.sort()
                let areDistinct = keys.indices.dropFirst().allSatisfy { keys[$0 - 1] != keys[$0] }
                return areDistinct ? keys : DistinctElements(keys).all
            }
            let all = isPlain ? onDemandKeys(onDemand) : []
            let parameters =
                properties.parameters.isEmpty ? initializer.parameters : initializer.parameters + properties.parameters
            let others = properties.imports + initializer.aliasImports
            let imports =
                others.isEmpty && identifier.file == initializer.file
                ? requiredImports(ofFile: identifier.file) : imports(of: [identifier.file, initializer.file], others)
            func terms(_ type: NominalType) -> ConformanceTerms {
                ConformanceTerms(actor: globalActor ?? actors[type], availability: added[type] ?? .always)
            }
            let groups = isPlain ? [] : ConformanceTerms.groups(of: keys, terms, own: type)
            for provided in isPlain ? keys : groups.flatMap(\.keys) {
                var names = all
                if !isPlain {
                    let own = terms(provided)
                    effects.globalActor = own.actor
                    names = onDemandKeys(
                        onDemand.filter { name in
                            let others = terms(name)
                            return name != provided && (others == own || !groups.contains { $0.terms == others })
                        })
                }
                var factory = DependencyFactory(
                    key: key(provided), kind: .initializer(type: type, parameters: parameters), onDemandKeys: names,
                    scope: scope,
                    effects: effects, imports: imports, origin: origin(of: identifier), location: initializer.location)
                if index[identifier].kind == .actor { factory.isActor = true }
                factory.closing = closing
                if index.hasAvailability {
                    factory.availability = availability(of: identifier).union(initializer.availability)
                        .union(availability(of: factory.key.type)).union(added[provided] ?? .always)
                }
                if needsExports(initializer.access, of: identifier) {
                    factory.exports = ProviderExports(isRequired: true)
                }
                result.append(factory)
            }
        }
        return result
    }

    /// How generated code closes an object of a class; nil if it cannot.
    private func closing(of identifier: DeclarationIndex.TypeIdentifier) -> DependencyFactory.Closing? {
        hierarchy.closing(of: identifier).flatMap(visible)
    }

    /// How generated code closes an object; nil if it cannot see the protocol with `close()`, and so the function of
    /// each type.
    func visible(_ closing: DependencyFactory.Closing) -> DependencyFactory.Closing? {
        guard case .type(let declared) = closing.type.module.flatMap({ index.declared(closing.type.path, in: $0) })
        else { return closing }
        if index.access(of: declared) >= (options.writesExports ? options.exportedAccess : requiredAccess(to: declared))
        {
            return closing
        }
        var hidden = closing
        hidden.isHidden = true
        return options.writesExports ? hidden : nil
    }

    /// Whether other modules can call a declaration of a library, or of a type in it, only through the exports file.
    func needsExports(_ access: AccessLevel, of identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        options.writesExports && min(access, index.access(of: identifier)) < options.exportedAccess
    }

    /// The complete name of a type, with its module, and with its generic parameters as arguments.
    func nominalType(of identifier: DeclarationIndex.TypeIdentifier) -> NominalType {
        if let known = index.plainKey(of: identifier)?.type.nominal { return known }
        var result = NominalType(
            module: index.module(of: identifier),
            components: index.components(of: identifier).map { name, parameters in
                .init(name: name, arguments: parameters.map(TypeExpression.named))
            },
            isConfusable: index.isConfusable(index.name(of: identifier)))
        if result.isConfusable { result.outermostModule = index.outermostModule(of: identifier) }
        return result
    }

    /// The origin of a factory. Modules that generated code must import count as libraries.
    func origin(of identifier: DeclarationIndex.TypeIdentifier) -> DependencyFactory.Origin {
        let number = index.moduleNumber(ofFile: identifier.file)
        guard let home = index.sourceModules.home, home != number else { return .sources }
        return .library(index.sourceModules.all[number].name)
    }

    /// The parameters for which a call passes arguments. It omits variadic ones.
    func parameters(
        _ declared: [ParameterDeclaration], in context: NameResolver.Context
    ) -> [DependencyFactory.Parameter] {
        var result: [DependencyFactory.Parameter] = []
        result.reserveCapacity(declared.count)
        for position in declared.indices where !declared[position].isVariadic {
            var parameter =
                DependencyFactory.Parameter(
                    label: declared[position].label,
                    dependency: hierarchy.key(requestedBy: declared[position].type, in: context),
                    hasDefault: declared[position].hasDefault,
                    isRunTimeValue: declared[position].attributes.contains { isAssisted($0, in: context) },
                    isAutoclosure: declared[position].isAutoclosure, location: declared[position].location)
            (parameter.isSending, parameter.isRethrown) = (declared[position].isSending, declared[position].isRethrown)
            result.append(parameter)
        }
        return result
    }

    private func isAssisted(_ attribute: String, in context: NameResolver.Context) -> Bool {
        guard let wrapper = TypeExpression(parsing: attribute),
            let type = resolver.resolve(wrapper, in: context).nominal
        else { return false }
        return type.module == TypeExpression.runtimeModule && type.path == "Assisted"
    }

    /// The global actor of a type, as Swift infers it: from its attribute, its superclass or its protocols.
    func globalActor(of identifier: DeclarationIndex.TypeIdentifier) -> String? {
        knownActors.value(for: identifier) { globalActor(of: identifier, depth: 0) }
    }

    private func globalActor(of identifier: DeclarationIndex.TypeIdentifier, depth: Int) -> String? {
        if let own = globalActor(in: index[identifier].modifiers.attributes, of: identifier) { return own }
        if index[identifier].modifiers.isNonisolated || index[identifier].kind == .actor || depth > 16 { return nil }
        // Only conformances in the declaration isolate the type, not those of extensions.
        for inherited in hierarchy.supertypesAtDeclaration(of: identifier) {
            if let actor = globalActor(inheritedFrom: inherited.type, inherited.declared, by: identifier, depth: depth)
            {
                return actor
            }
            if isNonisolated(superclass: inherited, depth: depth) { return nil }
        }
        return defaultGlobalActor(of: identifier)
    }

    private func globalActor(
        inheritedFrom nominal: NominalType, _ declared: DeclarationIndex.Declared?,
        by identifier: DeclarationIndex.TypeIdentifier, depth: Int
    ) -> String? {
        guard depth <= 16 else { return nil }
        if nominal.module == nil { return PlatformIsolation.globalActor(of: nominal.path) }
        switch declared {
        case .type(let above):
            return above == identifier ? nil : globalActor(of: above, depth: depth + 1)
        case .libraryType(let type):
            return type.globalActor
        case .libraryProtocol(let element):
            if let actor = element.globalActor { return actor }
            return hierarchy.inheritedProtocols(of: nominal).lazy.compactMap { above in
                self.globalActor(
                    inheritedFrom: above, above.module.flatMap { self.index.declared(above.path, in: $0) },
                    by: identifier, depth: depth + 1)
            }.first
        case .alias, .libraryAlias, .undecided, nil:
            return nil
        }
    }

    /// The global actor among a declaration's attributes.
    func globalActor(in attributes: [String], of identifier: DeclarationIndex.TypeIdentifier) -> String? {
        attributes.first { name in
            if name == "MainActor" { return true }
            let context = resolver.context(in: identifier, file: identifier.file)
            let path = SwiftIdentifier.names(inPath: name).map { NominalType.Component(name: $0) }
            guard let nominal = resolver.resolve(.nominal(NominalType(components: path)), in: context).nominal,
                let module = nominal.module,
                case .type(let actor) = index.declared(nominal.path, in: module)
            else { return false }
            return index[actor].modifiers.attributes.contains("globalActor")
        }
    }

    private func imports(of files: Set<Int>, _ others: [ModuleImport]) -> [ModuleImport] {
        others.isEmpty ? requiredImports(ofFiles: files) : (requiredImports(ofFiles: files) + others).unique
    }

    /// The imports that a file needs to call declarations of these files: their own imports.
    func requiredImports(ofFiles files: Set<Int>) -> [ModuleImport] {
        files.count == 1 ? files.first.map(requiredImports) ?? [] : files.sorted().flatMap(requiredImports).unique
    }

    /// The imports that a file needs to call declarations of this file.
    func requiredImports(ofFile file: Int) -> [ModuleImport] {
        knownImports.value(for: file) {
            let isOwn =
                options.mode == .application && (index.sourceModules.home ?? 0) == index.moduleNumber(ofFile: file)
            let imports = index.files[file].imports
            // Mostly all imports count, and are sorted without repetition.
            let areAll = imports.indices.allSatisfy { position in
                (position == 0 || imports[position - 1].module < imports[position].module)
                    && isRepeated(imports[position], isOwn: isOwn)
            }
            return areAll ? imports : imports.filter { isRepeated($0, isOwn: isOwn) }.unique
        }
    }

    /// The additional imports for types as written, because of type aliases among them.
    func requiredImports(naming types: [TypeExpression], in context: NameResolver.Context) -> [ModuleImport] {
        guard index.hasAliases else { return [] }
        var aliases = AliasImports(resolver: resolver)
        for type in types { aliases.add(type, in: context) }
        return requiredImports(ofFiles: aliases.files) + aliases.imports
    }

    /// Whether an import of a file also concerns code that uses its declarations: generated code, or another module.
    private func isRepeated(_ declaration: ModuleImport, isOwn: Bool) -> Bool {
        guard declaration.module != index.module else { return false }
        guard !isOwn else { return (declaration.access ?? .internal) >= .internal }
        return declaration.isActive && !declaration.isImplementationOnly && (declaration.access ?? .public) >= .package
    }

    /// Whether generated code can name a type.
    func isAccessible(_ type: NominalType) -> Bool {
        guard let module = type.module, index.sourceModules.number(named: module) != nil || index.hasDuplicates else {
            return true
        }
        // Exported types of a library are public. A private type is visible only in its own file.
        guard case .type(let identifier) = index.declared(type.path, in: module) else {
            return index.sourceModules.number(named: module) == nil
        }
        return index.access(of: identifier) >= requiredAccess(to: identifier)
    }
}
