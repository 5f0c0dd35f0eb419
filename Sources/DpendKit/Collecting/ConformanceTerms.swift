/// The conditions under which a class can be used as one of its types: an actor, and versions of platforms.
struct ConformanceTerms: Hashable {
    /// The global actor that isolates the conformance.
    var actor: String?
    /// The versions of platforms that have the conformance.
    var availability: Availability

    /// The keys of a class by their terms.
    ///
    /// The first group has the class itself. If a protocol has other terms than the class, then the class needs a key
    /// of its own.
    static func groups(
        of keys: [NominalType], _ terms: (NominalType) -> ConformanceTerms, own: NominalType
    ) -> [(terms: ConformanceTerms, keys: [NominalType])] {
        var groups: [(terms: ConformanceTerms, keys: [NominalType])] = [(terms(own), [])]
        for key in keys {
            let own = terms(key)
            if let known = groups.firstIndex(where: { $0.terms == own }) {
                groups[known].keys.append(key)
            } else {
                groups.append((own, [key]))
            }
        }
        if groups[0].keys.isEmpty { groups[0].keys = [own] }
        return groups
    }
}
