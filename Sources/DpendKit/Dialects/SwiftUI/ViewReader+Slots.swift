/// Slots: the views that a caller passes, and where a place shows them.
extension ViewReader {
    /// The effects on the ways from a place to the views that its callers pass.
    func ways(in place: ViewPlace, to slot: String) -> [[WayGraph.Effect]] {
        let use = SlotUse(place: place, slot: slot)
        if let known = knownSlots[use] { return known }
        if open.contains(place) || openSlots.contains(use) {
            // A function over views calls SwiftUI's function with the same name, by way of a modifier.
            if slot == "self" || isModifier(place) { return [[]] }
            return [[.uncertain("'\(slot)' is shown in itself")]]
        }
        openSlots.insert(use)
        defer { openSlots.remove(use) }
        var found: [[WayGraph.Effect]] = []
        for event in read(place) {
            switch event.target {
            case .slot(let name): if name == slot { found.append(event.effects) }
            case .place(.member(let member, let type)):
                // Members of the same instance have its properties in sight, and parameters of their own.
                guard let type, case .type(let own) = Self.owner(of: place), own == type,
                    !index[member].parameters.contains(where: { $0.name == slot })
                        || SwiftUINames.bodies.contains(index[member].name)
                else { continue }
                found += ways(in: .member(member, type), to: slot).map { event.effects + $0 }
            case .place: break
            }
            if found.count > Self.maximumWays { break }
        }
        var unique: [[WayGraph.Effect]] = []
        for one in found where !unique.contains(one) { unique.append(one) }
        if unique.count > Self.maximumWays { unique = [[.uncertain("'\(slot)' is shown in many ways")]] }
        knownSlots[use] = unique
        return unique
    }

    private func isModifier(_ place: ViewPlace) -> Bool {
        if case .member(let member, let type?) = place {
            index[member].name == "body" && types.conforms(type, to: ["ViewModifier"])
        } else {
            false
        }
    }

    /// The maximum number of different ways to one slot that are distinguished. Code that people write has far fewer.
    private static let maximumWays = 16

    private static func owner(of place: ViewPlace) -> ViewPlace? {
        switch place {
        case .type: place
        case .member(_, let type): type.map { .type($0) }
        case .preview: nil
        }
    }

    /// The roots in a place that show what its callers pass.
    func roots(in place: ViewPlace, to slot: String) -> [ViewRoot] {
        read(place)
        return slotRoots[place]?[slot] ?? []
    }
}
