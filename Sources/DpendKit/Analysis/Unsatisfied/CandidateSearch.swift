/// Finds candidates for a missing key: providers of similar keys, types of the sources with obstacles, and misspelled
/// names.
///
/// It is a class, because some keys share its lazily computed parts.
final class CandidateSearch {
    private let subject: AnalysisSubject
    /// The safe choices.
    let advisor: ChoiceAdvisor
    private let obstacles: ObstacleDescription
    private let factories: [DependencyFactory]
    /// The positions of factories, by the types that they provide.
    private let positionsByType: Groups<TypeExpression>
    private lazy var factoriesByName = firstFactoriesByName()
    private lazy var declaredNames = NearNames(subject.rejected.declaredNames)
    /// The full names of nested types, by the last part of their names.
    private lazy var nestedNames = Dictionary(
        grouping: subject.rejected.declaredNames.filter { $0.utf8.contains(UInt8(ascii: ".")) }.sorted()
    ) { path in String(path[path.index(after: path.lastIndex(of: ".") ?? path.startIndex)...]) }
    /// Undeclared names that classes conform to.
    private lazy var undeclaredNames = NearNames(
        Set(
            subject.collected.allFactories.flatMap(\.onDemandKeys).filter { $0.type.nominal?.module == nil }.map(\.name)
        ))
    /// The calls that closures with run-time values make.
    private lazy var calledFactories = Set(
        subject.graph.unusualPositions.lazy.filter { [subject] in !subject.graph.dependents(of: $0).isEmpty }
            .flatMap { [subject] in subject.graph.nodes[$0].factories }.filter(\.hasRunTimeValues).map(\.description))
    private let undecidable: [TypeExpression: SourceLocation]

    init(_ subject: AnalysisSubject) {
        self.subject = subject
        let factories = subject.collected.allFactories
        var positionsByType = Groups<TypeExpression>(reserving: factories.count)
        // A value of one parameter is for no other parameter.
        for position in factories.indices where factories[position].key.parameter == nil {
            positionsByType.add(position, for: factories[position].key.type)
            for key in factories[position].onDemandKeys { positionsByType.add(position, for: key.type) }
        }
        (self.factories, self.positionsByType) = (factories, positionsByType)
        undecidable = Dictionary(
            subject.collected.problems.undecidableRegistrations.map { ($0.type, $0.remark.location) }
        ) { first, _ in first }
        advisor = ChoiceAdvisor(subject)
        obstacles = ObstacleDescription(options: subject.options, advisor: advisor, rejected: subject.rejected)
    }

    private func firstFactoriesByName() -> [String: DependencyFactory] {
        var byName: [String: DependencyFactory] = [:]
        for factory in factories where factory.key.parameter == nil {
            for key in [factory.key] + factory.onDemandKeys { byName[key.name] = byName[key.name] ?? factory }
        }
        return byName
    }

    /// The factories that provide a type, in their order.
    private func factories(of type: TypeExpression) -> [DependencyFactory] {
        positionsByType[type].map { factories[$0] }
    }

    /// The registration that would provide a type if dpend could read it.
    func undecidableRegistration(of key: DependencyKey) -> Diagnostic.Cause? {
        undecidable[key.providedType].map { .registration($0) }
    }

    /// The plausible candidates of a key, nearest first.
    func candidates(for key: DependencyKey, requiredBy requirement: UnsatisfiedRequirement) -> NearCandidates {
        // Inheriting from the same foreign class does not make a class the required one.
        let isForeign = key.providedType.nominal.map { $0.module == nil } ?? true
        let isPlausible = !isForeign || (subject.rejected.byType[key.providedType] ?? []).count <= 2
        return NearCandidates(all(for: key, requiredBy: requirement, withTypes: isPlausible))
    }

    /// All candidates of a key, in no particular order.
    ///
    /// - Parameter need: The requirement, if there is one.
    func all(for key: DependencyKey, requiredBy requirement: UnsatisfiedRequirement?, withTypes: Bool = true)
        -> [NearCandidate]
    {
        let types = (subject.rejected.byType[key.providedType] ?? []).filter { $0.obstacles != [.failable] }
        // The type itself comes before its subtypes.
        let sorted = types.filter { $0.relation == .type } + types.filter { $0.relation != .type }
        let rejected = sorted.map { obstacles.candidate($0, for: key, requiredBy: requirement) }
        return nearlyProviding(key, requirement) + (withTypes ? rejected : []) + namedAlike(key, requirement)
            + misspeltConformances(to: key)
    }

    // MARK: Providers of nearly the key

    private func nearlyProviding(_ key: DependencyKey, _ requirement: UnsatisfiedRequirement?) -> [NearCandidate] {
        let type = key.providedType
        var seen: Set<String> = []
        let same = factories(of: type).compactMap { factory -> NearCandidate? in
            guard seen.insert(factory.description).inserted else { return nil }
            if case .function(let function) = key.type, !function.parameters.isEmpty {
                return runTimeValues(function, of: factory, requirement)
            }
            return factory.runTimeValueTypes.isEmpty
                ? otherTag(of: factory, than: key, requirement) : runTimeValues(of: factory, for: key, requirement)
        }
        let optional = factories(of: .optional(type)).filter { seen.insert($0.description).inserted }.map {
            NearCandidate(
                message: "'\($0)' provides '\(type)?', which may be nil", location: $0.location, distance: 1,
                remedies: changing(requirement, to: "\(type)?"))
        }
        return same + optional
    }

    private func changing(_ requirement: UnsatisfiedRequirement?, to type: String) -> [Remedy] {
        guard let requirement, let parameter = requirement.factory.parameter(ofDependency: requirement.index),
            requirement.factory.origin == .sources
        else { return [] }
        return [Remedy(.init(.changeType, parameter, of: requirement.factory, type))]
    }

    private var adviceOnRunTimeValues: RunTimeValueAdvice {
        RunTimeValueAdvice(advisor: advisor, options: subject.options) { [calledFactories] in
            calledFactories.contains("\($0)")
        }
    }

    /// Why the classes that make the type of a key do not provide it: the run-time values that they take.
    func reasonForRunTimeValues(_ key: DependencyKey) -> String? {
        if case .function(let function) = key.type, !function.parameters.isEmpty { return nil }
        let makers = factories(of: key.providedType).filter { $0.hasRunTimeValues && $0.providerType != nil }
        let names = Set(makers.compactMap { $0.providerType?.spelling(.plain) }).sorted().map { "'\($0)'" }
        guard let first = makers.first, let name = names.first else { return nil }
        if names.count > 1 { return "\(names.prefix(2).joined(separator: " and ")) take run-time values" }
        let values = first.parameters.filter(\.isRunTimeValue).map { "'\($0.label): \($0.declaredType)'" }
        return "\(name) takes \(ObstacleDescription.joined(values)) at run time"
    }

    /// A factory that makes the key from run-time values that the key does not contain.
    private func runTimeValues(
        of factory: DependencyFactory, for key: DependencyKey, _ requirement: UnsatisfiedRequirement?
    ) -> NearCandidate {
        NearCandidate(
            message: "'\(factory)' makes one, but takes run-time values", location: factory.location, distance: 0,
            remedies: adviceOnRunTimeValues.remedies(factory, for: key, requirement))
    }

    /// A factory that makes the result of a closure, but does not take the closure's parameters as run-time values.
    private func runTimeValues(
        _ function: TypeExpression.FunctionType, of factory: DependencyFactory, _ requirement: UnsatisfiedRequirement?
    ) -> NearCandidate? {
        guard let type = factory.providerType else { return nil }
        let types = function.parameters
        var rest = types[...]
        let matching = factory.parameters.filter { parameter in
            guard parameter.property == nil, let next = rest.first, parameter.declaredType == next else { return false }
            rest.removeFirst()
            return true
        }
        let written = "(\(types.map(\.description).joined(separator: ", ")))"
        let unmarked = matching.filter { !$0.isRunTimeValue }
        // Its current run-time values must be among them.
        let takesOthers = matching.count - unmarked.count < factory.runTimeValueTypes.count
        guard rest.isEmpty, factory.origin == .sources, !takesOthers else {
            return NearCandidate(
                message: "'\(factory)' makes one, but does not take \(written) as run-time values",
                location: factory.location, distance: 0,
                remedies: adviceOnRunTimeValues.remedies(factory, insteadOf: function, requirement))
        }
        let labels = unmarked.map { "'\($0.label)'" }.joined(separator: ", ")
        let marking = Remedy(unmarked.map { .init(.addAttribute, $0, of: factory, "@Assisted") }).and(
            importing(in: factory.location.path))
        // The option only affects requirements without a provider.
        let isMissing = unmarked.allSatisfy { !positionsByType.contains($0.dependency.providedType) }
        return NearCandidate(
            message:
                "'\(factory)' makes one, but \(labels) \(unmarked.count == 1 ? "is not marked as a run-time value" : "are not marked as run-time values")",
            location: factory.location, distance: 0,
            remedies: (isMissing ? [subject.options.assisting(type.path, unmarked.map(\.label))] : []) + [marking])
    }

    /// Imports DpendRuntime, unless the file imports it already.
    private func importing(in path: String) -> Remedy {
        subject.rejected.imports(TypeExpression.runtimeModule, in: path)
            ? Remedy([]) : Remedy(.init(.addImport, path, TypeExpression.runtimeModule))
    }

    private func otherTag(
        of factory: DependencyFactory, than key: DependencyKey, _ requirement: UnsatisfiedRequirement?
    ) -> NearCandidate? {
        guard factory.key.type == key.providedType, factory.key.tag != key.tag || key.type != key.providedType else {
            return nil
        }
        if factory.key.tag == key.tag { return otherForm(of: factory, than: key, requirement) }
        let actual = factory.key.tagName.map { "with tag '\($0)'" } ?? "without a tag"
        let provides: String
        if case .external = factory.kind {
            provides = "--external '\(factory.key.externalName)' passes one in \(actual)"
        } else {
            provides = "'\(factory)' provides it \(actual)"
        }
        let wanted = DependencyKey(type: factory.key.type, tag: factory.key.tag).requestedType
        let change: Remedy =
            if let type = factory.providerType, let tag = key.tagName {
                subject.options.tagging(type.path, tag)
            } else if factory.isExternal {
                subject.options.adding(key.externalName, to: "external")
            } else {
                Remedy(.init(.setTag, "\(factory)", key.tagName, at: factory.location))
            }
        return NearCandidate(
            message: provides, location: factory.location, distance: 0,
            remedies: isMisspelled(factory.key.tag) ? [] : changing(requirement, to: "\(wanted)") + [change])
    }

    /// A factory of a type of which a container makes other closures and lists than the key: a closure of a list, but
    /// not a list of closures.
    private func otherForm(
        of factory: DependencyFactory, than key: DependencyKey, _ requirement: UnsatisfiedRequirement?
    ) -> NearCandidate {
        var form = factory.key.type
        if case .array(.function(var closure)) = key.type {
            closure.result = .array(closure.result)
            form = .function(closure)
        }
        return NearCandidate(
            message: "'\(factory)' provides '\(factory.key.type)', but a container makes no '\(key.type)' of it",
            location: factory.location, distance: 0, remedies: changing(requirement, to: "\(form)"))
    }

    /// Whether a tag is nowhere declared, but a similar name is. The option with the tag is reported too.
    private func isMisspelled(_ tag: TypeExpression?) -> Bool {
        guard let type = tag?.nominal, type.module == nil else { return false }
        return declaredNames.find(type.path).contains { Slip.isOne($0, for: type.path) }
    }

    // MARK: Slips

    /// Names similar to an undeclared one.
    private func namedAlike(_ key: DependencyKey, _ requirement: UnsatisfiedRequirement?) -> [NearCandidate] {
        guard let type = key.providedType.nominal, type.module == nil, !PlainValues.contains(type.path) else {
            return []
        }
        let imports = requirement.map { subject.rejected.imports(of: $0.location.path) } ?? []
        guard PlatformTypes.module(declaring: type.path, imports: imports) == nil else { return [] }
        // If another module may declare a name, a nested type of that name is no evidence.
        let mayBeForeign = requirement.map { !subject.rejected.foreignImports(of: $0.location.path).isEmpty } ?? false
        let nested = (nestedNames[type.path] ?? []).filter { $0.utf8.count { $0 == UInt8(ascii: ".") } == 1 }
        let near = nested.count <= 2 && !mayBeForeign ? nested : []
        let names = near + declaredNames.find(type.path).filter { Slip.isOne($0, for: type.path) }.prefix(2)
        return names.map { name in
            let factory = factoriesByName[name]
            let provided = factory.map { "; '\($0)' provides '\(name)'" } ?? "; '\(name)' is"
            return NearCandidate(
                message: "no '\(type.path)' is declared here\(provided)", location: factory?.location, distance: 1,
                remedies: [Remedy(.init(.rename, type.path, name, at: requirement?.location))], isGuess: true)
        }
    }

    /// Classes that conform to an undeclared name that is similar to the missing protocol's.
    private func misspeltConformances(to key: DependencyKey) -> [NearCandidate] {
        guard let type = key.providedType.nominal, type.module != nil else { return [] }
        return undeclaredNames.find(type.path).filter { Slip.isOne($0, for: type.path) }.prefix(2).compactMap { name in
            guard PlatformTypes.module(declaring: name, imports: []) == nil, let factory = factoriesByName[name],
                let provider = factory.providerType
            else { return nil }
            return NearCandidate(
                message: "'\(provider.spelling(.plain))' conforms to '\(name)', which is declared nowhere",
                location: factory.location, distance: 1,
                remedies: [
                    Remedy(.init(.rename, name, type.path, of: provider.spelling(.plain), at: factory.location))
                ], isGuess: true)
        }
    }
}
