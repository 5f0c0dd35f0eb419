/// The variants that a run judges, and that one output serves.
package struct Variants: Sendable, Hashable {
    /// The conditions in which variants differ, in the user's order.
    package let conditions: [String]
    /// The variants, each once. If both exist, one with a condition comes before one without it.
    package let all: [Variant]
    /// Whether the user named the variants, so that not every combination is among them.
    let areNamed: Bool

    /// The maximum number of variants.
    static let maximumCount = 16

    /// All combinations of conditions.
    ///
    /// - Throws: ``InputError`` of usage for too many conditions.
    package init(conditions: [String]) throws(InputError) {
        let conditions = DistinctElements(conditions).all
        guard conditions.count < Int.bitWidth - 1, 1 << conditions.count <= Self.maximumCount else {
            throw InputError(
                .usage,
                "\(conditions.count) conditions have too many combinations; name those that you build with '--variants'"
            )
        }
        self.conditions = conditions
        all = (0..<1 << conditions.count).map { number in
            Variant(
                conditions: Set(
                    conditions.enumerated().filter { number >> (conditions.count - 1 - $0.offset) & 1 == 0 }.map(
                        \.element)))
        }
        areNamed = false
    }

    /// Combinations that the user names. A word that is the name of a platform means the platform.
    ///
    /// - Throws: ``InputError`` of usage for combinations that a build cannot tell apart.
    package init(named combinations: [[String]]) throws(InputError) {
        var conditions: [String] = []
        var variants: [Variant] = []
        for words in combinations {
            let platforms = DistinctElements(words.compactMap(Platform.init(rawValue:))).all
            guard platforms.count <= 1 else {
                throw InputError(
                    .usage,
                    "a variant has one platform, not \(platforms.map { "'\($0.rawValue)'" }.joined(separator: " and "))"
                )
            }
            let own = words.filter { Platform(rawValue: $0) == nil }
            conditions += own
            variants.append(Variant(conditions: Set(own), platform: platforms.first))
        }
        let all = DistinctElements(variants).all
        guard all.count <= Self.maximumCount, Set(conditions).count <= VariantCondition.maximumCount else {
            throw InputError(
                .usage,
                "there are more than \(Self.maximumCount) variants, or more than \(VariantCondition.maximumCount) conditions in them"
            )
        }
        guard Set(all.map { $0.platform == nil }).count <= 1 else {
            throw InputError(.usage, "some variants have a platform and some do not; name the platform of each")
        }
        (self.conditions, self.all, areNamed) = (DistinctElements(conditions).all, all, true)
    }

    /// The platforms in which variants differ.
    var platforms: [Platform] {
        let platforms = DistinctElements(all.compactMap(\.platform)).all
        return platforms.count > 1 ? platforms : []
    }

    /// The position of the variant with the fewest conditions.
    package var plainest: Int { all.indices.min { all[$0].conditions.count < all[$1].conditions.count } ?? 0 }

    /// Whether variants differ in the condition that an option, such as `-D DEBUG`, would set.
    func decides(_ option: String) -> Bool {
        option.hasPrefix("--platform ") ? !platforms.isEmpty : conditions.contains { option == "-D \($0)" }
    }

    /// Whether a build exists that is none of these variants.
    var leavesBuildsOut: Bool { areNamed && (!platforms.isEmpty || all.count < 1 << conditions.count) }

    private init(conditions: [String], all: [Variant], areNamed: Bool = true) {
        (self.conditions, self.all, self.areNamed) = (conditions, all, areNamed)
    }

    /// The variants in which some conditions hold; nil if there are none.
    func fixing(_ names: Set<String>) -> Variants? {
        let fixed = names.intersection(conditions)
        let remaining = all.filter { $0.conditions.isSuperset(of: fixed) }
        return remaining.isEmpty ? nil : Variants(conditions: conditions, all: remaining, areNamed: areNamed)
    }

    /// The condition that holds in these variants and in no other build.
    var membership: VariantCondition {
        var builds = [Variant()]
        for name in conditions { builds += builds.map { Variant(conditions: $0.conditions.union([name])) } }
        if !platforms.isEmpty {
            builds = builds.flatMap { build in
                (platforms + [nil]).map { Variant(conditions: build.conditions, platform: $0) }
            }
        }
        let names = Set(all.map { platforms.isEmpty ? Variant(conditions: $0.conditions) : $0 })
        let chosen = Set(builds.indices.filter { names.contains(builds[$0]) })
        return VariantCondition(
            holdingIn: chosen, notIn: Set(builds.indices).subtracting(chosen),
            of: Variants(conditions: conditions, all: builds))
    }

    /// The simplest condition that holds in some variants, and in none of the others that matter.
    ///
    /// - Parameters:
    ///   - chosen: The positions of the variants in which it holds.
    ///   - scope: The positions of all variants that matter.
    package func condition(of chosen: Set<Int>, among scope: Set<Int>) -> VariantCondition {
        VariantCondition(holdingIn: chosen, notIn: scope.subtracting(chosen), of: self)
    }
}
