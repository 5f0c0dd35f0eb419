import DpendRuntime

/// Plans the exports file of a library: which functions and opaque types it declares, and which of its providers other
/// modules
/// call through them (adoption, section 5).
struct ExportPlanner {
    private let types: TypeCollector
    private let hidden: HiddenTypes
    private let noncopyable: NoncopyableTypes
    private let required: RequiredTypes
    private let enumeration: String
    /// The factories of each class that other modules cannot use directly.
    private let classes: [NominalType: [DependencyFactory]]
    private var functions: [LibraryExports.Function] = []
    private var positions: [String: Int] = [:]
    private var problems: [CollectedDependencies.InaccessibleProvider] = []

    init(types: TypeCollector, factories: [DependencyFactory]) {
        self.types = types
        hidden = HiddenTypes(types: types)
        required = RequiredTypes(factories)
        enumeration = types.index.unused("\(types.index.module)Exports")
        noncopyable = types.index.noncopyableTypes
        let factories = factories.map(noncopyable.omittingDefaults)
        let initializers = factories.filter { $0.providerType != nil && !$0.makesGeneric }
        classes = Dictionary(grouping: initializers) { $0.providerType ?? NominalType(components: []) }
    }

    /// Plans the file, and replaces the factories by those that other modules see.
    mutating func plan(_ collected: inout CollectedDependencies) {
        var planned: [DependencyFactory] = []
        // First all functions, because their names depend on each other.
        var exported: [(position: Int, functions: [Int])] = []
        var closed: [(position: Int, functions: [Int])] = []
        for factory in collected.factories.map(noncopyable.omittingDefaults).flatMap(specialized) {
            guard needsExports(factory) else {
                if factory.closing?.isHidden == true {
                    closed.append((planned.count, addClosing(factory, making: factory.madeBySelf)))
                }
                planned.append(factory)
                continue
            }
            if let problem = hidden.problem(of: factory) {
                problems.append(problem)
                continue
            }
            exported.append((planned.count, add(factory)))
            planned.append(factory)
        }
        let names = ExportNames(functions)
        for position in functions.indices { functions[position].name = names[position] }
        for (position, added) in exported {
            planned[position] = view(of: planned[position], added.map { functions[$0] })
        }
        for (position, added) in closed where !added.isEmpty {
            planned[position].exports = ProviderExports(isRequired: false)
            planned[position].exports?.closer = added.first.map { "\(enumeration).\(functions[$0].name)" }
        }
        collected.factories = planned.map(withoutHiddenKeys).sorted(by: DependencyFactory.inStableOrder)
        // Other modules cannot have such an object, or its properties.
        collected.injections.removeAll { injection in
            injection.injectedType.map { hidden.areIn(.nominal($0)) } ?? false
                || injection.dependencies.contains(where: hidden.areIn)
        }
        collected.problems.inaccessibleProviders += problems
        collected.exportsFile = file()
    }

    // MARK: Steps

    /// A factory of a generic class becomes one for each required use that needs a function: any of a class that is not
    /// public, else
    /// those that mention a hidden type.
    private func specialized(_ factory: DependencyFactory) -> [DependencyFactory] {
        guard factory.makesGeneric else { return [factory] }
        let instances = required.instances(of: factory).filter { factory.isExported || hidden.areIn($0.key) }.map {
            instance in
            var instance = instance
            instance.exports = ProviderExports(isRequired: true)
            return instance
        }
        return factory.isExported ? instances : [factory] + instances
    }

    private func needsExports(_ factory: DependencyFactory) -> Bool {
        factory.isExported || hidden.areIn(factory.key) && !factory.makesGeneric
    }

    /// Adds the functions of a factory. Returns their positions.
    private mutating func add(_ factory: DependencyFactory) -> [Int] {
        guard !factory.makesGeneric, let type = factory.providerType else {
            return [add(factory, making: factory.key.type)] + addClosing(factory, making: factory.key.type)
        }
        let own: TypeExpression = factory.givesOptional ? .optional(.nominal(type)) : .nominal(type)
        let provided = providedTypes(of: factory)
        let kept = factory.scope == .unique || factory.hasRunTimeValues ? [] : keptTypes(of: factory)
        // A wrapper of a hidden type would end at once.
        let keepsObject =
            factory.scope == .weakSingleton
            && (kept.contains(where: hidden.areIn) || kept.count > 1 && hidden.areIn(own))
        var positions: [Int] = []
        if keepsObject || kept.count > 1 {
            let source: TypeExpression = !keepsObject ? own : factory.givesOptional ? .optional(.anyObject) : .anyObject
            positions.append(add(free(factory), making: source))
            positions += addClosing(factory, making: source)
            for type in provided where type != source { positions.append(add(factory, making: type, from: source)) }
            // The application may turn parameters into run-time values. Then it keeps nothing.
            guard factory.infersRunTimeValues else { return positions }
        }
        let takesValues = factory.hasRunTimeValues || factory.infersRunTimeValues
        let made = takesValues && !provided.contains(own) ? provided + [own] : provided
        positions += made.map { add(factory, making: $0) }
        return kept.count == 1 ? positions + addClosing(factory, making: kept[0]) : positions
    }

    /// The same initializer under the key with the least isolation: some conformances are isolated, but all keys read
    /// one instance.
    private func free(_ factory: DependencyFactory) -> DependencyFactory {
        if factory.effects.globalActor == nil { return factory }
        let all = factory.providerType.flatMap { classes[$0] } ?? []
        return all.first { $0.location == factory.location && $0.effects.globalActor == nil } ?? factory
    }

    /// Adds the function that gives the `close()` of what another function makes, if containers close it.
    private mutating func addClosing(_ factory: DependencyFactory, making type: TypeExpression) -> [Int] {
        guard factory.closing != nil, factory.scope.isKeptForGood, !factory.hasRunTimeValues else { return [] }
        // Swift chooses by the type of the instance. Generated code can make an object of a public class itself.
        let types = DistinctElements([type.unwrapped] + (factory.isExported ? [] : [factory.madeBySelf])).all
        return types.map { add(factory, making: $0, from: $0, closes: true) }
    }

    /// Adds a function, unless another key of the class has it already.
    private mutating func add(
        _ factory: DependencyFactory, making type: TypeExpression, from source: TypeExpression? = nil,
        closes: Bool = false
    ) -> Int {
        let initializer = source == nil ? "\(factory.location)" : ""
        let provider = factory.providerType?.spelling(.identity) ?? factory.description
        let identity = [
            provider, initializer, type.spelling(.identity), source?.spelling(.identity) ?? "", closes ? "close" : "",
        ].joined(
            separator: " ")
        if let known = positions[identity] { return known }
        functions.append(
            .init(
                name: "", factory: factory, type: type, source: source, isClosing: closes,
                availability: availability(of: factory, making: type)))
        positions[identity] = functions.count - 1
        return functions.count - 1
    }

    /// The versions of platforms in which a provider can make a type: a class has a conformance perhaps later than
    /// itself.
    private func availability(of factory: DependencyFactory, making type: TypeExpression) -> Availability {
        let same = (factory.providerType.flatMap { classes[$0] } ?? []).filter { $0.location == factory.location }
        if let own = same.first(where: { $0.key.type == type }) { return own.availability }
        let oldest = same.map(\.availability).first { own in same.allSatisfy { $0.availability.covers(own) } }
        return oldest ?? factory.availability
    }

    /// The types that a class provides to other modules: its key, the project's protocols, and what the library itself
    /// requires.
    private func providedTypes(of factory: DependencyFactory) -> [TypeExpression] {
        var provided = DistinctElements([factory.key.type])
        for key in factory.onDemandKeys where isExported(key.type) { _ = provided.append(key.type) }
        for composition in required.compositions where factory.providerType != nil && !hidden.areIn(composition) {
            guard case .composition(let members) = composition else { continue }
            let all = factory.providerType.flatMap { classes[$0] } ?? []
            let names = Set(all.map(\.key.type) + factory.onDemandKeys.map(\.type))
            if members.allSatisfy({ $0.isAnyClass || names.contains($0) }) { _ = provided.append(composition) }
        }
        return provided.all
    }

    /// Whether a key that a class provides on demand is exported. Nothing outside can use a hidden type that the
    /// library does not
    /// require, and few require a type of the platform.
    private func isExported(_ type: TypeExpression) -> Bool {
        if type.isMarker { return false }
        if required.contains(type.unwrapped) { return true }
        guard let nominal = type.unwrapped.nominal, nominal.isProtocol, !hidden.areIn(type) else { return false }
        return nominal.module.map { $0 != TypeExpression.runtimeModule } ?? false
    }

    /// The types under which a container may keep the one instance of a class.
    private func keptTypes(of factory: DependencyFactory) -> [TypeExpression] {
        let all = (factory.providerType.flatMap { classes[$0] } ?? []).flatMap(providedTypes)
        return DistinctElements(all).all
    }

    /// The factory as other modules see it.
    private func view(of factory: DependencyFactory, _ functions: [LibraryExports.Function]) -> DependencyFactory {
        var exports = factory.exports ?? ProviderExports(isRequired: false)
        for function in functions {
            let exported = ProviderExports.Function(type: function.type, name: "\(enumeration).\(function.name)")
            if function.isClosing {
                exports.closer = exported.name
            } else if function.source == nil {
                exports.makers.append(exported)
            } else {
                exports.readers.append(exported)
            }
        }
        var view = factory.exportedView
        view.exports = exports
        if let modules = modules(of: view) { view.imports = modules.map { ModuleImport($0) } }
        return view
    }

    /// A direct factory cannot provide a key that other modules cannot name, unless a function does.
    private func withoutHiddenKeys(_ factory: DependencyFactory) -> DependencyFactory {
        let keys = factory.onDemandKeys.filter { key in
            let isNeeded =
                factory.exports.map { $0.maker(of: key.type) != nil || $0.reader(of: key.type) != nil } ?? false
            return isNeeded || !factory.isExported && !hidden.areIn(key)
        }
        guard keys.count < factory.onDemandKeys.count else { return factory }
        var factory = factory
        factory.onDemandKeys = keys
        return factory
    }

    /// The modules that callers of a function import, for the types in its signature. Nil if a type's module is
    /// unknown.
    private func modules(of factory: DependencyFactory) -> [String]? {
        let signature = ([factory.key] + factory.dependencies + factory.onDemandKeys).map(\.requestedType)
        if signature.contains(where: \.hasUnreadPart) { return nil }
        let named = signature.flatMap(\.nominalTypes)
        var modules: Set<String> = []
        for type in named where !hidden.areIn(.nominal(type)) {
            guard let module = type.module else {
                if PlatformTypes.standardTypes.contains(type.path) || type.isMarker { continue }
                return nil
            }
            modules.insert(module)
        }
        return modules.subtracting([types.index.module, "Swift"]).sorted()
    }

    private func file() -> LibraryExports {
        var file = LibraryExports(
            enumeration: enumeration, module: types.index.module, access: types.options.exportedAccess)
        let used = functions.flatMap { function in
            [function.type, function.source].compactMap { $0 }
                + (function.source == nil ? function.factory.dependencies.map(\.requestedType) : [])
        }
        file.opaqueTypes = hidden.opaqueTypes(in: used)
        file.functions = functions.indices.sorted { (functions[$0].name, $0) < (functions[$1].name, $1) }.map {
            functions[$0]
        }
        let paths = Set(
            functions.flatMap { function in
                [function.factory.location.path]
                    + (function.factory.providerType.flatMap(types.path).map { [$0] } ?? [])
            })
        let imports = types.index.files.filter { paths.contains($0.path) }.flatMap(\.imports)
        file.imports =
            imports.filter { $0.module != types.index.module && ($0.access ?? .internal) >= .internal }.unique
        let own = types.index.files.indices.filter {
            types.index.moduleNumber(ofFile: $0) == types.index.sourceModules.home ?? 0
        }
        file.restrictedModules = Set(
            own.flatMap { types.index.files[$0].imports }.filter { $0.access.map { $0 < .public } ?? false }.map(
                \.module))
        file.knownModules = types.index.knownModules
        file.hiddenModules = types.index.modules.union(ModuleName.ofGeneratedCode).filter(types.index.isVisible)
        return file
    }
}

extension NoncopyableTypes {
    /// The factory without parameters whose default value cannot be copied, and that a caller in another module could
    /// only pass as a copy.
    fileprivate func omittingDefaults(_ factory: DependencyFactory) -> DependencyFactory {
        func isOmitted(_ parameter: DependencyFactory.Parameter) -> Bool {
            parameter.hasDefault && parameter.property == nil && name(in: parameter.dependency.type) != nil
        }
        guard !isEmpty, case .initializer(let type, let parameters) = factory.kind,
            parameters.contains(where: isOmitted)
        else { return factory }
        var factory = factory
        factory.kind = .initializer(type: type, parameters: parameters.filter { !isOmitted($0) })
        return factory
    }
}

extension DependencyFactory {
    /// The type that a call of the provider gives: its class, or the key of a configuration's member.
    fileprivate var madeBySelf: TypeExpression { providerType.map(TypeExpression.nominal) ?? key.type }
}

extension TypeCollector {
    /// The path of the file that declares a type of the sources.
    fileprivate func path(of type: NominalType) -> String? {
        guard case .type(let identifier) = type.module.flatMap({ index.declared(type.path, in: $0) }) else {
            return nil
        }
        return index.files[identifier.file].path
    }
}

extension DeclarationIndex {
    /// A name that no declaration of the module has.
    func unused(_ name: String) -> String { declares(name, in: module) ? unused(name + "_") : name }
}
