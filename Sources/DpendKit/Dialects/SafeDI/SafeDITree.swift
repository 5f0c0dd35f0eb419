/// Builds the tree of instantiable types. A type is below the types that make it.
struct SafeDITree {
    private(set) var tree = ScopeTree(noun: "type")
    /// The types, in the order of the scopes.
    private(set) var instantiables: [SafeDIInstantiable] = []
    /// The types that a root makes, directly or not.
    private(set) var reached: Set<Int> = []
    /// Types that sources outside of the run may make.
    private(set) var undecided: [OpenProvider] = []
    /// The numbers of the types by the types that they are given as.
    private(set) var makers: [SafeDIType: Int] = [:]
    private let reader: SafeDIReader

    init(_ reader: SafeDIReader) {
        self.reader = reader
        tree.problems = reader.problems
        tree.rootsMayBeMade = true
        let form = "@Instantiated private let {name}: {type}"
        tree.member = MemberSyntax(
            fresh: form, kept: form, maker: .attribute,
            renaming: (
                "@Received", "@Received(fulfilledByDependencyNamed: \"{other}\", ofType: {type}.self)"
            ))
        chooseMakers()
        for position in instantiables.indices { addScope(position) }
        link()
        judge()
        tree.problems += SafeDICycles(self).problems
    }

    /// The type that makes a dependency, if it is `@Instantiated`.
    func maker(of dependency: SafeDIDependency) -> Int? { dependency.isMade ? makers[dependency.made] : nil }

    // MARK: Makers

    /// Takes one type for each key: mocks count only where nothing else provides the key.
    private mutating func chooseMakers() {
        let all = Self.withFullNames(reader.instantiables)
        var mocks: [SafeDIType: Int] = [:]
        var told: Set<SafeDIType> = []
        var numbers: [Int: Int] = [:]
        for (position, one) in all.enumerated() {
            let others = one.types.compactMap { type in (one.isMockOnly ? mocks[type] : makers[type]).map { (type, $0) }
            }
            for type in one.types {
                if one.isMockOnly {
                    mocks[type] = mocks[type] ?? position
                } else {
                    makers[type] = makers[type] ?? position
                }
            }
            if let (type, other) = others.first, told.insert(one.type).inserted {
                noteSecond(one, as: type, after: all[other])
            }
        }
        for (type, mock) in mocks.sorted(by: { ($0.value, $0.key.description) < ($1.value, $1.key.description) }) {
            guard let own = makers[type] else {
                makers[type] = mock
                continue
            }
            if all[own].type == all[mock].type, all[own].hasMock, all[mock].hasMock,
                told.insert(all[mock].type).inserted
            {
                noteSecond(all[mock], as: type, after: all[own], "a mock of")
            }
        }
        let kept = Set(makers.values)
        for (position, one) in all.enumerated() where kept.contains(position) {
            numbers[position] = instantiables.count
            instantiables.append(one)
        }
        makers = makers.compactMapValues { numbers[$0] }
    }

    private mutating func noteSecond(
        _ one: SafeDIInstantiable, as type: SafeDIType, after first: SafeDIInstantiable, _ noun: String? = nil
    ) {
        let message =
            noun.map { "both declarations have \($0) '\(type)', and SafeDI accepts one" }
            ?? (one.isMockOnly
                ? "two declarations for mocks provide '\(type)', and SafeDI accepts one"
                : "'\(one.type)' provides '\(type)', as does \(first.type == one.type ? "another declaration" : "'\(first.type)'"), and SafeDI accepts one")
        tree.problems.append(
            .init(
                .ambiguous, message, about: type.description, at: one.location,
                notes: [("the first one is here", first.location)]))
    }

    /// Replaces the types of properties with the nested types that they mean.
    private static func withFullNames(_ all: [SafeDIInstantiable]) -> [SafeDIInstantiable] {
        let known = Set(all.flatMap(\.types))
        return all.map { one in
            var one = one
            for position in one.dependencies.indices {
                let type = one.dependencies[position].type
                one.dependencies[position].type = type.options(within: one.type).first(where: known.contains) ?? type
            }
            return one
        }
    }

    // MARK: Scopes

    private mutating func addScope(_ position: Int) {
        let one = instantiables[position]
        var scope = ScopeTree.Scope(
            name: one.type.description, requirementName: one.type.description, location: one.location)
        scope.isRoot = one.isRoot
        scope.builds = []
        let created = Set(
            one.dependencies.filter { if case .received = $0.source { false } else { true } }.map(\.description))
        for dependency in one.dependencies {
            if let required = dependency.required, !created.contains("\(required.name): \(required.type)") {
                var property = ScopeTree.Property(
                    name: required.name, type: required.type.description, location: dependency.location)
                switch dependency.source {
                case .received(let isSoft):
                    property.isPassedOn = true
                    noteMaker(of: dependency, for: &property, in: one)
                    if isSoft, required.type.isOptional { property.otherTypes = [required.type.unwrapped] }
                // The attribute does not tell `P` and `any P` apart.
                case .renamed: property.otherTypes = ["any \(required.type)"]
                case .instantiated, .forwarded: break
                }
                scope.requirements.append(property)
            }
            if case .received = dependency.source { continue }
            var property = ScopeTree.Property(
                name: dependency.name, type: dependency.type.description, location: dependency.location)
            property.isKept = dependency.isMade
            scope.properties.append(property)
        }
        tree.scopes.append(scope)
    }

    /// Notes that the type itself, or a type above it, can make what it receives.
    private func noteMaker(
        of dependency: SafeDIDependency, for property: inout ScopeTree.Property, in owner: SafeDIInstantiable
    ) {
        property.isPlain = dependency.isPlain
        guard dependency.isPlain, let maker = makers[dependency.type.instantiated],
            dependency.type.isLazy || instantiables[maker].forwarded.isEmpty
        else { return }
        property.isMadeByLibrary = true
        property.remedies = [dependency.remedy(making: owner)]
    }

    private mutating func link() {
        for (position, one) in instantiables.enumerated() {
            for dependency in one.dependencies {
                guard let child = maker(of: dependency),
                    !tree.scopes[position].children.contains(where: { $0.scope == child })
                else { continue }
                tree.scopes[position].children.append((child, dependency.location))
            }
        }
        var open = tree.scopes.indices.filter { tree.scopes[$0].isRoot }
        reached = Set(open)
        while let next = open.popLast() {
            for child in tree.scopes[next].children where reached.insert(child.scope).inserted {
                open.append(child.scope)
            }
        }
    }

    // MARK: Single properties

    private mutating func judge() {
        for (position, owner) in instantiables.enumerated() {
            for dependency in owner.dependencies where dependency.isMade {
                let subject = "\(owner.type).\(dependency.name)"
                guard let maker = maker(of: dependency) else {
                    noteUnmade(dependency, of: owner, isReached: reached.contains(position))
                    continue
                }
                let values = instantiables[maker].forwarded
                guard reached.contains(position), let forwarded = values.first else { continue }
                let child = instantiables[maker].type
                if let argument = dependency.type.forwardedArgument, !argument.stands(for: values) {
                    tree.problems.append(
                        .init(
                            .invalid,
                            "'\(dependency)' passes '\(argument)', and '\(child)' forwards \(values.count == 1 ? "'\(forwarded)'" : "\(values.count) values")",
                            about: subject,
                            at: dependency.location,
                            remedies: [
                                Remedy(
                                    .init(
                                        .changeType, dependency.name,
                                        dependency.type.forwarding("\(child).ForwardedProperties"),
                                        of: "\(owner.type)", at: dependency.location))
                            ]))
                }
                if dependency.type.isLazy { continue }
                tree.problems.append(
                    .init(
                        .scope,
                        "'\(owner.type)' makes '\(dependency)' along with itself, and nobody passes '\(forwarded)' then",
                        about: subject, at: dependency.location,
                        notes: [("'\(child)' forwards it", forwarded.location)],
                        remedies: [
                            Remedy(
                                .init(
                                    .changeType, dependency.name, "Instantiator<\(child)>", of: "\(owner.type)",
                                    at: dependency.location))
                        ]))
            }
        }
    }

    private mutating func noteUnmade(_ dependency: SafeDIDependency, of owner: SafeDIInstantiable, isReached: Bool) {
        let made = dependency.made
        let message =
            "'\(owner.type)' makes '\(dependency)', and no '@Instantiable' type or extension provides '\(made)'"
        let place = reader.declared[made.withoutArguments]
        let unknown = owner.imports.first { !Self.ownModules.contains($0) && !reader.folders.contains($0) }
        if !isReached || place == nil && unknown != nil {
            let reason =
                isReached
                ? "'\(made)' may be '@Instantiable' in '\(unknown ?? "")', which is not among the sources"
                : "nothing provides '\(made)', and no root makes '\(owner.type)'"
            undecided.append(OpenProvider(reason: reason, location: dependency.location, isRegistration: false))
            return
        }
        var notes: [(text: String, location: SourceLocation?)] = []
        var remedies: [Remedy] = []
        if let place, place.isProtocol {
            remedies = instantiables.filter { $0.isPlain && $0.inherited.contains(made.description) }.map { one in
                let text = "@Instantiable(fulfillingAdditionalTypes: [\(made).self])"
                return Remedy(
                    .init(.replaceModifier, "\(one.type)", text, replacing: "@Instantiable", at: one.location))
            }
            let help = remedies.isEmpty ? "; add it to 'fulfillingAdditionalTypes' of an '@Instantiable' type" : ""
            notes = [("'\(made)' is declared here\(help)", place.location)]
        } else if let place {
            notes = [("'\(made)' is declared here", place.location)]
            remedies = [Remedy(.init(.addAttribute, "\(made)", "@Instantiable", at: place.location))]
        } else {
            let known = Dictionary(instantiables.flatMap { one in one.types.map { ($0.description, one.location) } }) {
                first, _ in first
            }
            notes = NearNames.find(made.description, among: known.keys.sorted()).map {
                ("'\($0)' has a similar name", known[$0])
            }
        }
        tree.problems.append(
            .init(
                .unsatisfied, message, about: "\(owner.type).\(dependency.name)", at: dependency.location, notes: notes,
                remedies: remedies)
        )
    }

    /// SafeDI, and modules of Apple's platforms that sources often import.
    private static let ownModules: Set<String> = [
        "SafeDI", "AppKit", "AVFoundation", "Charts", "CloudKit", "Combine", "Contacts", "CoreData", "CoreGraphics",
        "CoreLocation", "CryptoKit", "Darwin", "Dispatch", "EventKit",
        "Foundation", "GameKit", "Glibc", "HealthKit", "LocalAuthentication", "MapKit", "Network", "Observation",
        "OSLog", "Photos", "PhotosUI", "QuartzCore", "Security", "StoreKit",
        "SwiftData", "SwiftUI", "UIKit", "UserNotifications", "WatchKit", "WebKit", "WidgetKit", "os",
    ]
}
