/// Finds the initializers of a type that a call from another file, or another module, can use.
struct InitializerCollector {
    let types: TypeCollector
    var index: DeclarationIndex { types.index }

    init(types: TypeCollector) {
        self.types = types
    }

    /// An initializer, with the facts that a factory requires.
    struct UsableInitializer {
        var parameters: [DependencyFactory.Parameter]
        var effects: Effects
        var isFailable: Bool
        var location: SourceLocation
        var access: AccessLevel
        /// The file that declares it.
        var file: Int
        /// Imports that its file can omit, because parameters are written with type aliases.
        var aliasImports: [ModuleImport]
        /// The versions in which it exists, by the attributes of the initializer and the extension around it.
        var availability: Availability
    }

    /// The usable initializers, each signature once, in the order of the sources.
    ///
    /// - Parameter access: The least access; nil for what the run's own generated code requires.
    func usableInitializers(of identifier: DeclarationIndex.TypeIdentifier, access: AccessLevel? = nil)
        -> [UsableInitializer]
    {
        let requiredAccess = access ?? types.requiredAccess(to: identifier)
        let candidates = candidates(of: identifier, depth: 0)
        let positions = candidates.indices.filter { candidates[$0].access >= requiredAccess }
        guard positions.count > 1 else { return positions.map { usable(candidates[$0], in: identifier) } }
        var initializers = positions.map {
            (initializer: usable(candidates[$0], in: identifier), isDisfavored: candidates[$0].declaration.isDisfavored)
        }
        // A newer initializer does not replace one that is always there.
        let own = types.availability(of: identifier)
        let older = initializers.filter { own.covers($0.initializer.availability) }
        if !older.isEmpty { initializers = older }
        var signatures: Set<String> = []
        return initializers.filter { initializer, isDisfavored in
            let isCalled =
                !isDisfavored
                || !initializers.contains { !$0.isDisfavored && $0.initializer.takes(initializer.parameters) }
            return isCalled
                && signatures.insert(initializer.parameters.map(Self.signature).joined(separator: ", ")).inserted
        }.map(\.initializer)
    }

    fileprivate static func signature(_ parameter: DependencyFactory.Parameter) -> String {
        "\(parameter.label): \(parameter.dependency)"
    }

    /// Why no initializer of a type can be called; nil if there is nothing to correct.
    ///
    /// - Returns: The end of a sentence that begins with `its initializer`. If an initializer is only hidden, also its
    ///   access, and its place if the source has it.
    func reasonForNoUsableInitializer(
        of identifier: DeclarationIndex.TypeIdentifier
    ) -> (text: String, access: AccessLevel?, location: SourceLocation?)? {
        let extensions = index.extensions(of: identifier).filter { !index[$0].isConstrained }
        typealias Reason = (text: String, access: AccessLevel?, location: SourceLocation?)
        let reasons: [Reason] = ([identifier] + extensions).flatMap { container in
            index[container].initializers.filter { !decodes($0, in: container) }.map { initializer in
                if let text = reason(initializer) { return (text, nil, nil) }
                let access = index.access(of: initializer.modifiers, in: container)
                return ("is \(access)", access, initializer.location)
            }
        }
        guard let first = reasons.first(where: { $0.access != nil }) ?? reasons.first else {
            if let macro = macroWithInitializer(of: identifier) {
                return ("is written by the macro '@\(macro)'", nil, nil)
            }
            if let superclass = superclassWithArguments(of: identifier) {
                return ("is inherited from '\(superclass)', and takes an argument", nil, nil)
            }
            guard index[identifier].kind == .struct else { return nil }
            let isVisible = synthesized(in: identifier).access >= .internal
            return isVisible ? ("is internal", .internal, nil) : ("is private, as a property of it is", nil, nil)
        }
        return first
    }

    private func reason(_ initializer: InitializerDeclaration) -> String? {
        if initializer.modifiers.isUnavailable { return "is unavailable" }
        if initializer.endsProgram { return "ends the program" }
        if initializer.isGeneric { return "is generic" }
        if initializer.hasVariadicThatTakesOthers {
            return "has a variadic parameter that would take the argument of another one"
        }
        return initializer.parameters.contains(where: \.isInout) ? "has an 'inout' parameter" : nil
    }

    /// The macro that has to write the initializer of a class, which has properties without values, and no initializer.
    private func macroWithInitializer(of identifier: DeclarationIndex.TypeIdentifier) -> String? {
        let type = index[identifier]
        return type.lacksValue && type.initializers.isEmpty ? type.modifiers.macro : nil
    }

    /// An initializer before its types are looked up.
    struct Candidate {
        /// The enclosing type or extension.
        var container: DeclarationIndex.TypeIdentifier
        var access: AccessLevel
        var declaration: InitializerDeclaration
        /// The arguments for the generic parameters of a superclass.
        var substitutions: [String: TypeExpression] = [:]
        /// The entry of a library's module file, if the class inherits the initializer from a class of that library.
        var libraryElement: LibraryInitializers.Element?
    }

    func candidates(of identifier: DeclarationIndex.TypeIdentifier, depth: Int) -> [Candidate] {
        if macroWithInitializer(of: identifier) != nil { return [] }
        var result = declared(in: identifier)
        for container in index.extensions(of: identifier) where !index[container].isConstrained {
            result += declared(in: container)
        }
        switch index[identifier].kind {
        case .class:
            if !index[identifier].initializers.contains(where: { !$0.modifiers.isConvenience }) {
                result += inherited(by: identifier, depth: depth)
            } else if index[identifier].initializers.contains(where: \.modifiers.isOverride) {
                result += inheritedConvenience(by: identifier, depth: depth)
            }
        case .actor:
            if index[identifier].initializers.isEmpty { result.append(implicit(in: identifier, access: .internal)) }
        case .struct:
            if index[identifier].initializers.isEmpty { result.append(synthesized(in: identifier)) }
        case .enum, .protocol, .extension:
            break
        }
        return result
    }

    private func declared(in container: DeclarationIndex.TypeIdentifier) -> [Candidate] {
        if index[container].initializers.isEmpty { return [] }
        return index[container].initializers.compactMap { initializer in
            guard !initializer.isGeneric, !initializer.modifiers.isUnavailable, !initializer.endsProgram,
                !initializer.parameters.contains(where: \.isInout), !initializer.hasVariadicThatTakesOthers,
                !decodes(initializer, in: container)
            else { return nil }
            return Candidate(
                container: container, access: index.access(of: initializer.modifiers, in: container),
                declaration: initializer)
        }
    }

    /// Whether an initializer decodes: `init?(coder:)`, which every view must have, or `init(from:)` of `Decodable`. No
    /// container calls them.
    private func decodes(_ initializer: InitializerDeclaration, in container: DeclarationIndex.TypeIdentifier) -> Bool {
        guard initializer.parameters.count == 1, let reader = Self.readers[initializer.parameters[0].label] else {
            return false
        }
        let context = types.resolver.context(in: container, file: container.file)
        let type = types.resolver.resolve(initializer.parameters[0].type, in: context)
        // A file may declare its own `Decoder`, for videos or tokens.
        return type.nominal.map { $0.path == reader.name && (reader.mayBeOwn || $0.module == nil) } ?? false
    }

    /// The types that such initializers read from, by their labels.
    private static let readers = [
        "from": (name: "Decoder", mayBeOwn: false), "coder": (name: "NSCoder", mayBeOwn: true),
    ]

    /// The initializers that a class without designated initializers inherits from its superclass.
    private func inherited(by identifier: DeclarationIndex.TypeIdentifier, depth: Int) -> [Candidate] {
        let conformances = types.hierarchy.conformances(of: identifier)
        if let superclass = conformances.superclass {
            guard depth < TypeHierarchy.maximumSuperclasses else { return [] }
            let parameters = index.genericParameters(of: superclass)
            let arguments = conformances.superclassType?.components.flatMap(\.arguments) ?? []
            let substitutions = Dictionary(zip(parameters, arguments)) { first, _ in first }
            return candidates(of: superclass, depth: depth + 1).filter { canInherit($0, from: superclass, identifier) }
                .map { candidate in
                    var candidate = candidate
                    candidate.substitutions =
                        candidate.substitutions.isEmpty
                        ? substitutions
                        : candidate.substitutions.mapValues { types.resolver.substituting(substitutions, in: $0) }
                    candidate.access = min(candidate.access, index.access(of: identifier))
                    return candidate
                }
        }
        if let known = inheritedFromLibrary(by: identifier) { return known }
        if superclassWithArguments(of: identifier) != nil { return [] }
        // Among the classes of frameworks, only `NSObject` is known to have a public `init()`.
        let extendsObject = conformances.onDemand.contains { $0.path == "NSObject" }
        let access: AccessLevel = extendsObject ? .public : .internal
        return [implicit(in: identifier, access: min(access, index.access(of: identifier)))]
    }

    /// The superclass of a class, if it belongs to a framework or a library and has no initializer without parameters.
    private func superclassWithArguments(of identifier: DeclarationIndex.TypeIdentifier) -> String? {
        for above in types.hierarchy.inherited(by: identifier) {
            if case .libraryType(let type)? = above.module.flatMap({ index.declared(above.path, in: $0) }),
                type.takesArguments
            {
                return above.path
            }
        }
        return types.hierarchy.conformances(of: identifier).onDemand.lazy.map(\.path).first(
            where: PlatformTypes.classesWithArguments.contains)
    }

    /// The convenience initializers that a class inherits because it overrides all designated ones of its superclass.
    private func inheritedConvenience(by identifier: DeclarationIndex.TypeIdentifier, depth: Int) -> [Candidate] {
        guard types.hierarchy.superclass(of: identifier) != nil else { return [] }
        func labels(_ initializer: InitializerDeclaration) -> [String] { initializer.parameters.map(\.label) }
        let above = inherited(by: identifier, depth: depth)
        let own = Set(
            index[identifier].initializers.filter { !$0.modifiers.isConvenience || $0.modifiers.isOverride }.map(labels)
        )
        let isComplete = above.allSatisfy {
            $0.declaration.modifiers.isConvenience || own.contains(labels($0.declaration))
        }
        return isComplete
            ? above.filter { $0.declaration.modifiers.isConvenience && !own.contains(labels($0.declaration)) } : []
    }

    /// Whether a class sees an initializer of its superclass, which may be of another module.
    private func canInherit(
        _ candidate: Candidate, from superclass: DeclarationIndex.TypeIdentifier,
        _ identifier: DeclarationIndex.TypeIdentifier
    ) -> Bool {
        let (own, above) = (index.moduleNumber(ofFile: identifier.file), index.moduleNumber(ofFile: superclass.file))
        return candidate.access >= index.sourceModules.requiredAccess(to: above, from: own)
    }

    /// The initializers of a superclass from a linked library; nil if the library does not list them.
    private func inheritedFromLibrary(by identifier: DeclarationIndex.TypeIdentifier) -> [Candidate]? {
        if index.libraries.isEmpty { return nil }
        for superclass in types.hierarchy.inherited(by: identifier) {
            guard let elements = types.libraryInitializers.initializers(of: superclass) else { continue }
            let arguments = superclass.components.flatMap(\.arguments)
            return elements.map { element in
                var candidate = implicit(in: identifier, access: .public)
                candidate.libraryElement = element
                candidate.substitutions = Dictionary(zip(element.genericParameters, arguments)) { first, _ in first }
                return candidate
            }
        }
        return nil
    }

    private func implicit(in identifier: DeclarationIndex.TypeIdentifier, access: AccessLevel) -> Candidate {
        Candidate(
            container: identifier, access: min(access, index.access(of: identifier)),
            declaration: InitializerDeclaration(
                modifiers: DeclarationModifiers(), parameters: [], effects: .none, isFailable: false, isGeneric: false,
                location: index[identifier].location))
    }

    private func synthesized(in identifier: DeclarationIndex.TypeIdentifier) -> Candidate {
        let initializer = SynthesizedInitializer(of: identifier, types: types)
        var candidate = implicit(in: identifier, access: initializer.access)
        candidate.declaration.parameters = initializer.parameters
        return candidate
    }

    private func usable(
        _ candidate: Candidate, in identifier: DeclarationIndex.TypeIdentifier
    ) -> UsableInitializer {
        let declaration = candidate.declaration
        if let element = candidate.libraryElement {
            let parameters = element.initializer.parameters
            return UsableInitializer(
                parameters: candidate.substitutions.isEmpty
                    ? parameters : parameters.map { $0.substituting(candidate.substitutions) },
                effects: element.initializer.effects, isFailable: element.initializer.isFailable,
                location: declaration.location,
                access: candidate.access, file: candidate.container.file, aliasImports: element.imports,
                availability: .always)
        }
        var context = types.resolver.context(in: candidate.container, file: candidate.container.file)
        if !candidate.substitutions.isEmpty {
            context.substitutions.merge(candidate.substitutions) { _, argument in argument }
        }
        var effects = declaration.effects
        if !declaration.modifiers.isNonisolated {
            effects.globalActor =
                types.globalActor(in: declaration.modifiers.attributes, of: candidate.container)
                ?? types.globalActor(ofInitializerIn: candidate.container, of: identifier)
        }
        return UsableInitializer(
            parameters: types.parameters(declaration.parameters, in: context), effects: effects,
            isFailable: declaration.isFailable, location: declaration.location, access: candidate.access,
            file: candidate.container.file,
            aliasImports: types.requiredImports(naming: declaration.parameters.map(\.type), in: context),
            availability: types.availability(of: candidate.container).union(declaration.modifiers.availability))
    }
}

extension InitializerDeclaration {
    /// Whether a call cannot omit a variadic parameter, because Swift would pass the argument of a later parameter to
    /// it.
    fileprivate var hasVariadicThatTakesOthers: Bool {
        guard parameters.contains(where: \.isVariadic) else { return false }
        return ArgumentMatching.positionsThatTakeOthers(parameters.map(\.label)) {
            !parameters[$0].isVariadic && !parameters[$0].hasDefault
        }
        .contains { parameters[$0].isVariadic }
    }

    /// Whether Swift calls this one instead of another initializer with the same arguments, even if one has default
    /// values.
    fileprivate var isDisfavored: Bool {
        parameters.contains(where: \.isVariadic) || modifiers.attributes.contains("_disfavoredOverload")
    }
}

extension InitializerCollector.UsableInitializer {
    /// Whether a call can pass exactly the arguments of another initializer.
    fileprivate func takes(_ passed: [DependencyFactory.Parameter]) -> Bool {
        var rest = passed[...]
        for parameter in parameters {
            if let next = rest.first, InitializerCollector.signature(next) == InitializerCollector.signature(parameter)
            {
                rest.removeFirst()
            } else if !parameter.hasDefault {
                return false
            }
        }
        return rest.isEmpty
    }
}
