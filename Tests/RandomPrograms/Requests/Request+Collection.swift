extension Request {
    /// `[T]` or `[Tagged<T, Tag>]` for a key with several providers.
    static let collection = Request(name: "collection", weight: 14) { builder, context in
        let fitting = builder.groups.filter { group in
            builder.isVisible(group.module, from: context.module)
                && group.elements.allSatisfy {
                    context.takes($0) && builder.isVisible($0.provided, from: context.module)
                }
        }
        guard !fitting.isEmpty else { return nil }
        let group = builder.pick(fitting)
        let tags = Set(group.elements.compactMap(\.tag)).sorted()
        if let tag = tags.first, builder.chance(50) {
            builder.count("request: tagged collection")
            return builder.collection("Tagged<\(group.type), \(tag)>", group.elements.filter { $0.tag == tag })
        }
        return builder.collection(group.type, group.elements)
    }

    /// `[T]` for a key with one provider.
    static let singleCollection = Request(name: "collection of one", weight: 4) { builder, context in
        builder.take(context) { context.takes($0) && $0.isDirect && $0.isAlone && !$0.isOptional }.map { offer in
            builder.collection(offer.type, [offer])
        }
    }
}

extension ProgramBuilder {
    mutating func collection(_ element: String, _ offers: [Offer]) -> Parameter {
        parameter(
            chance(15) ? "\(standard)Array<\(element)>" : "[\(element)]", .list(offers.map(\.wiring)),
            effects: offers.reduce(Effects()) { $0.union($1.effects) },
            imports: offers.reduce(into: []) { $0.formUnion($1.imports) },
            reachesShared: offers.contains(where: \.reachesShared))
    }
}
