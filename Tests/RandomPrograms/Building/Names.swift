import SeededRandom

/// Makes names that are unique in a program.
struct Names {
    private var words: [String]
    private var count = 0

    /// - Parameter isHostile: Whether to include names that other code uses.
    init(_ random: inout RandomSource, isHostile: Bool) {
        func shuffled(_ words: [String]) -> [String] {
            var words = words
            for index in words.indices.dropLast() {
                words.swapAt(index, index + random.number(below: words.count - index))
            }
            return words
        }
        words = shuffled(Self.all)
        // Among the first ones, because few programs need all.
        guard isHostile else { return }
        for word in shuffled(Self.hostile) { words.insert(word, at: random.number(below: 60)) }
    }

    /// A capitalized word. After the last word, numbers follow.
    mutating func next() -> String {
        defer { count += 1 }
        let word = words[count % words.count]
        return count < words.count ? word : word + "\(count / words.count)"
    }

    /// Types of the standard library, names in generated code, and words that are keywords in lowercase.
    private static let hostile = """
        Task Result Void Optional Array Error Set Dictionary MainActor Never Bool Container Resolver Override Overrides Instance Make \
        Replacement Replacements Closure Closures Registration Factory Module Lock Storage State Default Class Repeat Import \
        Switch Super Operator
        """.split(separator: " ").map(String.init)

    private static let all = """
        Harbor Signal Lantern Meadow Cargo Anchor Beacon Compass Dynamo Ember Fjord Glacier Hangar Island Jetty Kernel Ledger Magnet \
        Nebula Orbit Prism Quarry Rudder Saddle Timber Umbra Valley Willow Zephyr Atlas Basalt Canyon Delta Engine Fabric Garnet \
        Helix Indigo Jasmine Kettle Lagoon Marble Nickel Onyx Pebble Quiver Radar Sextant Tundra Urn Vector Wagon Yarrow Alloy \
        Bridge Cipher Draft Easel Falcon Girder Hollow Ingot Jewel Kiln Locket Mantle Needle Outpost Parcel Quill Ribbon Summit \
        Tunnel Utensil Vessel Warden Zenith Acorn Bellows Copper Dapple Estuary Ferry Gallery Hinge Inlet Juniper Kayak Lattice \
        Mosaic Nectar Oasis Plaza Quartz Relay Spindle Thicket Upland Vault Weir Zodiac URLLoader JSONReader HTTPGate
        """.split(separator: " ").map(String.init)
}

extension String {
    /// The name of a parameter or member. It is not a keyword.
    var variableName: String {
        let name = lowerCamel
        return ["default", "class", "repeat", "import", "switch", "super", "operator"].contains(name)
            ? name + "Value" : name
    }

    /// `urlLoader` for `URLLoader`, `harbor` for `Harbor`.
    var lowerCamel: String {
        let upper = prefix { $0.isUppercase }
        if upper.count <= 1 || upper.count == count { return upper.lowercased() + dropFirst(upper.count) }
        let isFollowed = dropFirst(upper.count).first?.isLowercase == true
        let kept = isFollowed ? upper.count - 1 : upper.count
        return prefix(kept).lowercased() + dropFirst(kept)
    }

    /// The name of the accessor for a key, as documented.
    func accessor(tag: String? = nil) -> String {
        let parts = split(separator: ".").map(String.init)
        return parts[0].lowerCamel + parts.dropFirst().joined() + (tag.map { "Tagged" + $0 } ?? "")
    }
}
