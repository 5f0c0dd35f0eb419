/// The keys that classes provide as long as no declaration names them directly, before and after.
enum OnDemandComparison {
    static func changes(_ old: GraphDocument, _ new: GraphDocument) -> [GraphChange] {
        let (before, now) = (keys(old), keys(new))
        let (oldNames, newNames) = (provided(old), provided(new))
        let lost = before.filter { !now.contains($0) && !newNames.contains($0) && !oldNames.contains($0) }
        let gained = now.filter { !before.contains($0) && !oldNames.contains($0) && !newNames.contains($0) }
        // Types that others declare, such as a framework's superclass, were never promised.
        let promised = Set(old.protocols.map(\.name))
        return lost.map { key in
            GraphChange(
                kind: .removed, subject: key, aspect: .onDemandKey, isBreaking: promised.contains(key),
                meaning: "no class stands in for it now")
        }
            + gained.map { key in
                GraphChange(
                    kind: .added, subject: key, aspect: .onDemandKey, isBreaking: false,
                    meaning: "a class stands in for it now")
            }
    }

    /// The calls that provide keys on demand, by key, without keys that several of them provide.
    static func onlyProviders(_ document: GraphDocument) -> [String: String] {
        var calls: [String: Set<String>] = [:]
        for provider in document.nodes.flatMap(\.providers) {
            for key in provider.onDemandKeys { calls[key, default: []].insert(provider.call) }
        }
        return calls.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    /// The keys, without the names of the classes themselves. Renaming a class does not break clients that require its
    /// protocol.
    private static func keys(_ document: GraphDocument) -> Set<String> {
        var keys: Set<String> = []
        for provider in document.nodes.flatMap(\.providers) {
            // A closure makes what its type ends with.
            keys.formUnion(
                provider.onDemandKeys.filter {
                    !provider.call.hasPrefix("\($0.split(separator: "-> ").last ?? "").init(")
                })
        }
        // No client requires a type because it is sendable.
        return keys.subtracting(["Sendable"])
    }

    private static func provided(_ document: GraphDocument) -> Set<String> {
        Set(document.nodes.filter { $0.status == .provided || $0.status == .generic }.map(\.name))
    }
}
