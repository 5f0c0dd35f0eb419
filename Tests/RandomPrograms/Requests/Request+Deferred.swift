extension Request {
    /// `() -> T`, with the effects of making a `T`.
    static let deferred = Request(name: "deferred", weight: 16) { builder, context in
        guard context.takesClosures else { return nil }
        return builder.take(context) { $0.tag == nil && $0.assisted.isEmpty && !$0.isOptional }.flatMap { builder.deferred($0, context) }
    }

    /// `() -> Tagged<T, Tag>`
    static let deferredTagged = Request(name: "deferred tagged", weight: 4) { builder, context in
        guard context.takesClosures else { return nil }
        return builder.take(context) { $0.tag != nil && $0.assisted.isEmpty }.flatMap { builder.deferred($0, context) }
    }

    /// `Lazy<T>`
    static let lazy = Request(name: "lazy") { builder, context in
        guard context.takesClosures else { return nil }
        let offer = builder.take(context) {
            $0.assisted.isEmpty && !$0.effects.awaiting && !$0.effects.onMainActor && !(context.isKept && $0.reachesShared) && !$0.isOptional
        }
        return offer.map { offer in
            let type = offer.tag.map { "Tagged<\(offer.type), \($0)>" } ?? offer.type
            return builder.parameter("Lazy<\(type)>", .later(offer.wiring, once: true), note: {
                "page.later(\"\($0)\") { Value(try \($0).value) }"
            }, imports: offer.imports, reachesShared: offer.reachesShared)
        }
    }
}

extension ProgramBuilder {
    /// A closure that resolves an offer at its call.
    mutating func deferred(_ offer: Offer, _ context: RequestContext, of wiring: Wiring? = nil, type: String? = nil) -> Parameter {
        let result = type ?? offer.tag.map { "Tagged<\(offer.type), \($0)>" } ?? offer.type
        var effects = offer.effects
        if chance(15) { effects.throwing = true }
        if chance(10), !effects.onMainActor { effects.awaiting = true }
        return closure("()", "", result, wiring ?? offer.wiring, effects, context, imports: offer.imports)
    }

    /// A closure with parameters, and its record.
    mutating func closure(
        _ parameters: String, _ arguments: String, _ result: String, _ wiring: Wiring, _ effects: Effects, _ context: RequestContext,
        imports: Set<Int>
    ) -> Parameter {
        let hasToBeSendable = context.needsSendable || (context.isOnMainActor && effects.awaiting && !effects.onMainActor)
        let attribute = effects.onMainActor ? mainActor + " " : hasToBeSendable || chance(15) ? "@Sendable " : ""
        let type = "\(attribute)\(parameters)\(effects.signature) -> \(result)"
        count("closure: \(attribute)\(effects.signature)")
        let verb = effects.onMainActor ? "laterOnMainActor" : effects.awaiting ? "laterAwaiting" : "later"
        return parameter("@escaping \(type)", .later(wiring, once: false), note: {
            "page.\(verb)(\"\($0)\") { Value(\(effects.call)\($0)(\(arguments))) }"
        }, imports: imports)
    }
}
