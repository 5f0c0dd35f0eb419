import Foundation

/// Data about a library that all targets linking it share. It is computed once.
final class SharedLibrary: @unchecked Sendable {
    let names: LibraryNames
    /// The first parts of the names of other modules' types that its factories mention, by module; for DpendRuntime's
    /// types the full names.
    let mentionedNames: [String?: Set<String>]

    /// The modules of the types that each factory and each injection mentions.
    private let factoryMentions: [Mentions]
    private let injectionMentions: [Mentions]
    private let masks: [String?: ModuleMask]
    /// The modules of types that share a name with a type visible to the library, but perhaps not with one visible to a
    /// client.
    private let confusableModules: ModuleMask

    private let lock = NSLock()
    private var known: [Sight: Factories] = [:]

    /// The declarations visible to a client that matter to a library's types.
    struct Sight: Hashable {
        /// The modules that the library mentions and the client does not know.
        var unknownModules: Set<String> = []
        /// The names among ``mentionedNames`` and the library's own names that also mean other types.
        var namesakes: [String?: Set<String>] = [:]
    }

    struct Factories: Sendable {
        var factories: [DependencyFactory]
        var injections: [DependencyFactory]
    }

    init(_ library: LibraryModule) {
        names = LibraryNames(library)
        var collector = MentionCollector(library: library.name)
        factoryMentions = library.factories.map { collector.mentions(of: $0) }
        injectionMentions = library.injections.map { collector.mentions(of: $0) }
        mentionedNames = collector.names
        masks = collector.masks
        confusableModules = collector.confusable
    }

    /// The factories as seen by all clients with this sight.
    ///
    /// - Parameters:
    ///   - adapt: Adapts a factory that mentions a declaration of the sight.
    ///   - adaptParameters: Adapts a factory that mentions one in its parameters only, as most do.
    func factories(
        of library: LibraryModule, in sight: Sight, _ adapt: (DependencyFactory) -> DependencyFactory,
        _ adaptParameters: (DependencyFactory) -> DependencyFactory
    ) -> Factories {
        lock.withLock {
            if let known = known[sight] { return known }
            var touched = confusableModules
            for module in sight.unknownModules { touched.formUnion(masks[module] ?? []) }
            for module in sight.namesakes.keys { touched.formUnion(masks[module] ?? []) }
            func adapted(_ factories: [DependencyFactory], _ mentions: [Mentions]) -> [DependencyFactory] {
                var result = factories
                var isSorted = true
                for position in factories.indices {
                    if !mentions[position].byItself.isDisjoint(with: touched) {
                        result[position] = adapt(factories[position])
                        isSorted = false
                    } else if !mentions[position].byParameters.isDisjoint(with: touched) {
                        result[position] = adaptParameters(factories[position])
                    }
                }
                return isSorted ? result : result.sorted(by: DependencyFactory.inStableOrder)
            }
            let made = Factories(
                factories: adapted(library.factories, factoryMentions),
                injections: adapted(library.injections, injectionMentions))
            known[sight] = made
            return made
        }
    }
}

/// The modules of the types that a factory mentions.
private struct Mentions {
    /// The mentions of its keys and its kind.
    var byItself: ModuleMask = []
    var byParameters: ModuleMask = []
}

/// A set of the modules that a library mentions. If there are more modules than bits, some modules share a bit.
private struct ModuleMask: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// - Parameter number: The number of the module, counted from zero.
    init(number: Int) { rawValue = 1 << min(number, UInt64.bitWidth - 1) }
}

/// Finds the types that factories mention, by module.
private struct MentionCollector {
    /// The library itself comes first. Its names are known from elsewhere.
    private var modules: [(name: String?, types: Set<String>)]
    private(set) var confusable: ModuleMask = []
    private var known: [ObjectIdentifier: ModuleMask] = [:]

    init(library: String) {
        modules = [(name: library, types: [])]
    }

    var names: [String?: Set<String>] {
        Dictionary(modules.dropFirst().map { ($0.name, $0.types) }) { first, _ in first }
    }

    var masks: [String?: ModuleMask] {
        Dictionary(modules.enumerated().map { ($1.name, ModuleMask(number: $0)) }) { first, _ in first }
    }

    mutating func mentions(of factory: DependencyFactory) -> Mentions {
        var mentions = Mentions()
        mentions.byItself = mask(of: factory.key)
        for key in factory.onDemandKeys { mentions.byItself.formUnion(mask(of: key)) }
        for parameter in factory.parameters { mentions.byParameters.formUnion(mask(of: parameter.dependency)) }
        switch factory.kind {
        case .initializer(let type, _): mentions.byItself.formUnion(mask(of: type))
        case .configurationMethod(let method): mentions.byItself.formUnion(mask(of: method.configuration))
        case .injection(let injection):
            for type in [injection.type] + injection.superclasses { mentions.byItself.formUnion(mask(of: type)) }
            for parameter in injection.initializer?.parameters ?? [] {
                mentions.byItself.formUnion(mask(of: parameter.dependency))
            }
        case .external: break
        }
        return mentions
    }

    private mutating func mask(of key: DependencyKey) -> ModuleMask {
        if let mask = known[key.identity] { return mask }
        var mask = mask(of: key.type)
        if let tag = key.tag { mask.formUnion(self.mask(of: tag)) }
        known[key.identity] = mask
        return mask
    }

    private mutating func mask(of type: TypeExpression) -> ModuleMask {
        if case .nominal(let nominal) = type { return mask(of: nominal) }
        return type.nominalTypes.reduce(into: []) { $0.formUnion(note($1)) }
    }

    private mutating func mask(of type: NominalType) -> ModuleMask {
        var mask = note(type)
        for component in type.components {
            for argument in component.arguments { mask.formUnion(self.mask(of: argument)) }
        }
        return mask
    }

    private mutating func note(_ type: NominalType) -> ModuleMask {
        let module = type.module
        // A library mentions few modules. A linear search takes less time than hashing a name.
        let number = modules.firstIndex { $0.name == module } ?? modules.count
        if number == modules.count { modules.append((name: module, types: [])) }
        if number > 0 {
            modules[number].types.insert(module == TypeExpression.runtimeModule ? type.path : type.components[0].name)
        }
        let mask = ModuleMask(number: number)
        if type.isConfusable { confusable.formUnion(mask) }
        return mask
    }
}
