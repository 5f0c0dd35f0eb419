extension Request {
    /// `() -> [T]` and `Lazy<[T]>`
    static let deferredCollection = Request(name: "deferred collection", weight: 5) { builder, context in
        guard context.takesClosures else { return nil }
        let offer = builder.take(context) {
            $0.assisted.isEmpty && $0.isDirect && $0.isAlone && !$0.isOptional && !$0.effects.awaiting
                && !$0.effects.onMainActor
                && !(context.isKept && $0.reachesShared)
        }
        guard let offer else { return nil }
        let wiring = Wiring.list([offer.wiring])
        if builder.chance(50) { return builder.deferred(offer, context, of: wiring, type: "[\(offer.type)]") }
        return builder.parameter(
            "Lazy<[\(offer.type)]>", .later(wiring, once: true),
            note: {
                "page.later(\"\($0)\") { Value(try \($0).value) }"
            }, imports: offer.imports, reachesShared: offer.reachesShared)
    }

    /// `() -> T?`
    static let deferredOptional = Request(name: "deferred optional", weight: 5) { builder, context in
        guard context.takesClosures else { return nil }
        return builder.take(context) { $0.assisted.isEmpty && $0.tag == nil }.map { offer in
            builder.deferred(offer, context, type: offer.isProtocol ? "(\(offer.type))?" : "\(offer.type)?")
        }
    }

    /// `(() -> T)?`
    static let optionalDeferred = Request(name: "optional deferred", weight: 5) { builder, context in
        guard context.takesClosures, !context.needsSendable else { return nil }
        let offer = builder.take(context) {
            $0.assisted.isEmpty && $0.tag == nil && !$0.isOptional && !$0.effects.awaiting && !$0.effects.onMainActor
        }
        return offer.map { offer in
            builder.parameter(
                "(()\(offer.effects.signature) -> \(offer.type))?", .later(offer.wiring, once: false),
                note: {
                    "if let \($0) { page.later(\"\($0)\") { Value(\(offer.effects.call)\($0)()) } }"
                }, imports: offer.imports)
        }
    }
}
