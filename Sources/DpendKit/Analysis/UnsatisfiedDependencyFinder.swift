/// Reports keys that are needed and that nothing provides, one report a key.
///
/// A library states what it needs instead; only where an application links all of it can be told what is missing.
public struct UnsatisfiedDependencyFinder: DependencyGraphVisitor {
    public static let rule = DiagnosticRule(
        "unsatisfied-dependency", .error, preventsGeneration: true,
        summary: "Something needs a key that nothing provides")

    public init() {}

    public func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        guard subject.options.mode == .application else { return [] }
        let assisted = assistedFactories(in: subject)
        return subject.unsatisfied.compactMap { key, needs in
            // Who provides it cannot be read from the source: that is reported, and this only follows from it.
            if subject.collected.problems.undecidableTypes.contains(key.type) { return nil }
            guard let first = needs.first else { return nil }
            var notes = needs.dropFirst().map { Diagnostic.Note(.place, "'\($0.factory)' needs it too", at: $0.location) }
            let chain = subject.chain(to: first.node) + [key]
            if chain.count > 2 {
                notes.append(.init(.chain, "needed by way of \(chain.map(\.description).joined(separator: " → "))"))
            }
            if let factory = assisted[Self.made(by: key)] {
                notes.append(.init(.help, remedy(for: Self.made(by: key), factory), at: factory.location))
            } else {
                notes.append(.init(.help, remedy(for: key, first)))
            }
            return Diagnostic(
                Self.rule, "nothing provides '\(key)', which '\(first.factory)' needs", about: key.description,
                at: first.location, notes: notes)
        }
    }

    /// Factories that wait for values known only at run time, by what they make.
    private func assistedFactories(in subject: AnalysisSubject) -> [DependencyKey: DependencyFactory] {
        var result: [DependencyKey: DependencyFactory] = [:]
        for factory in subject.collected.allFactories where !factory.assistedTypes.isEmpty {
            for key in [factory.key] + factory.onDemandKeys { result[key] = result[key] ?? factory }
        }
        return result
    }

    /// What a closure makes, and for everything else the key itself.
    private static func made(by key: DependencyKey) -> DependencyKey {
        if case .function(let function) = key.type { DependencyKey(type: function.result) } else { key }
    }

    private func remedy(for key: DependencyKey, _ factory: DependencyFactory) -> String {
        let types = factory.assistedTypes.map(\.description).joined(separator: ", ")
        let effects = (factory.effects.isAsync ? "async " : "") + (factory.effects.isThrowing ? "throws " : "")
        return "'\(factory)' takes values that are known only at run time: take a closure "
            + "'(\(types)) \(effects)-> \(key)'"
    }

    private func remedy(for key: DependencyKey, _ need: UnsatisfiedNeed) -> String {
        if need.factory.parameter(ofDependency: need.index) == nil {
            return "'\(key)' needs an initializer that can be called from here"
        }
        let registration =
            "return 'DependencyRegistration<\(key.name)>'\(key.tagName.map { " with 'tag: \($0).self'" } ?? "") from a "
            + "method of a DependencyConfiguration, or hand it over with --external "
            + "'\(key.name)\(key.tagName.map { ":\($0)" } ?? "")'"
        // Only names can be conformed to; a tag comes from a registration alone.
        guard key.tag == nil, key.type.nominal != nil else { return registration }
        return "choose a class that is or conforms to '\(key.name)' with --implicit-filter, \(registration)"
    }
}
