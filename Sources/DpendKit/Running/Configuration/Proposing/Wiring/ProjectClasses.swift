/// The classes of a project that a container could make, what their initializers require, and the code's own calls of
/// them.
struct ProjectClasses {
    /// A class, actor or struct.
    struct Member {
        let candidate: CandidateType
        let name: TypeName
        /// The initializer that the code calls, or the one with the most parameters.
        let parameters: [DependencyFactory.Parameter]
        /// The calls of that initializer in the project's own code.
        var calls: [Call] = []
        /// Whether other modules make it through the exports file of its library.
        var isExported: Bool { candidate.factories.contains(where: \.isExported) }
        /// Whether each object has state of its own.
        let hasState: Bool
    }

    /// A call of a member's initializer, with the argument for each parameter; nil for one that the call leaves out.
    struct Call {
        let construction: Construction
        let arguments: [WrittenConstruction.Argument?]
    }

    /// A parameter that requires a type.
    struct Requirement {
        let consumer: TypeName
        /// The position of the parameter.
        let position: Int
        /// Whether it asks for the object itself, perhaps as an optional, and not for a closure or a list.
        let isPlain: Bool
    }

    private(set) var members: [TypeName: Member] = [:]
    /// The requirements of each type, in the order of the names.
    private(set) var requirements: [TypeExpression: [Requirement]] = [:]
    /// The same in the order of the types' names.
    private(set) var sortedRequirements: [(type: TypeExpression, requirements: [Requirement])] = []
    /// The classes whose only initializers are private, with the static property that publishes their object.
    private(set) var published: [TypeExpression: String] = [:]
    /// The members that provide each type, sorted.
    private var providersByType: [TypeExpression: Providers] = [:]

    /// The members that provide a type, sorted.
    private struct Providers {
        /// By their declared protocols or own names.
        var direct: [TypeName] = []
        /// By what they inherit.
        var inherited: [TypeName] = []
    }
    let types: InjectableTypes
    /// All types that filters could choose, by name.
    let candidates: [CandidateType]
    let views: [View]
    /// The modules whose internal classes other modules can make through an exports file.
    private let exporting: Set<String>
    /// The names of all members.
    private var names: Set<TypeName> = []
    /// The names, without modules, of all candidates and of the types that they provide.
    private let paths: Set<String>

    /// The modules whose classes one container can make.
    struct View {
        /// The position of the target.
        let target: Int
        let home: String
        let libraries: Set<String>
    }

    /// - Parameters:
    ///   - outcome: A run over all targets, without filters.
    ///   - constructions: The calls in the project's own code.
    init(_ outcome: ProjectProbe.Outcome, constructions: [Construction], jobs: Int) {
        var facts: [(TypeName, TypeFacts)] = []
        var known: [TypeName: CandidateType] = [:]
        for resolution in outcome.all {
            facts += TypeFactsCollector.facts(of: resolution.collected, options: resolution.options, jobs: jobs)
            for candidate in CandidateType.all(in: resolution.collected, options: resolution.options) {
                // The target that declares a library's class knows the most about it, and comes first.
                guard let name = TypeName(candidate.type) else { continue }
                guard known[name] == nil else {
                    // A client may declare a conformance in an extension.
                    known[name]?.provided.formUnion(candidate.provided)
                    known[name]?.standsInFor.formUnion(candidate.standsInFor)
                    continue
                }
                known[name] = candidate
            }
        }
        exporting = Set(outcome.all.filter(\.options.writesExports).compactMap { $0.collected.declarations?.module })
        views = zip(outcome.positions, outcome.tops).map { target, top in
            View(
                target: target, home: top.collected.declarations?.module ?? "",
                libraries: Set(top.collected.libraries.map(\.name)))
        }
        types = InjectableTypes(facts, constructions: constructions)
        candidates = known.values.sorted { ($0.name, $0.location) < ($1.name, $1.location) }
        paths = candidates.reduce(into: []) { paths, candidate in
            paths.insert(candidate.name)
            for type in candidate.standsInFor.union(candidate.provided) {
                if let name = type.nominal, name.module != nil { paths.insert(name.path) }
            }
        }
        let calls = Dictionary(grouping: constructions, by: \.type)
        // The code makes objects only of their subclasses.
        let bases = Set(calls.keys.flatMap(types.superclasses)).subtracting(calls.keys)
        for (name, candidate) in known where types.contains(name) && !bases.contains(name) {
            let own = calls[name] ?? []
            if candidate.isHidden {
                guard let place = own.first(where: { $0.written.place == .staticProperty && $0.container == name })
                else { continue }
                let property = "\(name.path).\(place.written.owners.last ?? "shared")"
                for type in candidate.standsInFor { published[type] = published[type] ?? property }
            } else {
                members[name] = Self.member(candidate, name, own)
            }
        }
        names = Set(members.keys)
        for (name, member) in members.sorted(by: { $0.key < $1.key }) {
            for type in member.candidate.provided { providersByType[type, default: Providers()].direct.append(name) }
            for type in member.candidate.standsInFor.subtracting(member.candidate.provided) {
                // A type of another module, such as 'UIViewController', says little about the object that is meant.
                guard let own = type.nominal.flatMap(TypeName.init), types[own] != nil || types.isObjectOrService(own)
                else { continue }
                providersByType[type, default: Providers()].inherited.append(name)
            }
            for (position, parameter) in member.parameters.enumerated() where !parameter.isRunTimeValue {
                let type = parameter.dependency.type
                requirements[type.object, default: []].append(
                    .init(consumer: name, position: position, isPlain: type.unwrapped == type.object))
            }
        }
        sortedRequirements = requirements.map { ($0, $1, $0.spelling(.identity)) }.sorted { $0.2 < $1.2 }.map {
            ($0.0, $0.1)
        }
    }

    private static func member(_ candidate: CandidateType, _ name: TypeName, _ constructions: [Construction]) -> Member
    {
        // Each initializer has a factory for each key.
        let initializers = Dictionary(grouping: candidate.factories, by: \.location).values.compactMap(\.first).map {
            factory in
            let parameters = factory.parameters.filter { $0.property == nil }
            let calls = constructions.compactMap { call($0, parameters) }
            return (factory, parameters, calls)
        }.sorted { one, other in
            (other.2.count, other.1.count, one.0.location) < (one.2.count, one.1.count, other.0.location)
        }
        let first = initializers.first
        return Member(
            candidate: candidate, name: name, parameters: first?.1 ?? [], calls: first?.2 ?? [],
            hasState: candidate.factories.contains { $0.state != nil })
    }

    private static func call(_ construction: Construction, _ parameters: [DependencyFactory.Parameter]) -> Call? {
        let written = construction.written.arguments
        guard let positions = CallMatching.positions(of: written, in: parameters.map(\.called)) else { return nil }
        var arguments = [WrittenConstruction.Argument?](repeating: nil, count: parameters.count)
        for (argument, position) in zip(written, positions) { arguments[position] = argument }
        return Call(construction: construction, arguments: arguments)
    }

    // MARK: Providers

    /// The members among some that provide a type: by their declared protocols or own names, else by what they inherit.
    func providers(of type: TypeExpression, among chosen: Set<TypeName>) -> [TypeName] {
        if case .composition(let parts) = type {
            return parts.map { providers(of: $0, among: chosen) }.reduce(nil) {
                $0.map(Set($1).intersection) ?? Set($1)
            }?.sorted() ?? []
        }
        guard let known = providersByType[type] else { return [] }
        let direct = known.direct.filter(chosen.contains)
        return direct.isEmpty ? known.inherited.filter(chosen.contains) : direct
    }

    /// The members that provide a type.
    func allProviders(of type: TypeExpression) -> [TypeName] { providers(of: type, among: names) }

    /// The modules of applications and extensions other than the main one, which makes the most objects.
    func secondaryHomes(_ constructions: [Construction]) -> Set<String> {
        let counts = constructions.reduce(into: [String: Int]()) {
            if let module = $1.container?.module { $0[module, default: 0] += 1 }
        }
        let homes = views.map(\.home)
        let main = homes.max { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) }
        return Set(homes.filter { $0 != main })
    }

    /// Whether the project declares a type. Its module may be one that the container with the type's requirement does
    /// not link.
    func declares(_ type: NominalType) -> Bool {
        type.module != nil || paths.contains(type.path)
    }

    /// Whether the code of an application can name a type, and so pass an object of it to a container.
    func canBeNamed(_ type: TypeExpression) -> Bool {
        guard let name = type.nominal.flatMap(TypeName.init), let facts = types[name] else { return true }
        return facts.isPublic || views.contains { $0.home == name.module }
    }

    /// Whether a container can make both classes.
    func sees(_ one: TypeName, _ other: TypeName) -> Bool {
        if one.module == other.module { return true }
        return views.contains { view in isVisible(one, in: view) && isVisible(other, in: view) }
    }

    /// Whether the container of a view can make a class.
    func isVisible(_ type: TypeName, in view: View) -> Bool {
        if type.module == view.home { return true }
        return view.libraries.contains(type.module)
            && (exporting.contains(type.module) || types[type]?.isPublic ?? false)
    }
}
