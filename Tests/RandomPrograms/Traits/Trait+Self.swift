extension Trait {
    /// A class is never its own optional, nor an element of its own collection.
    static let optionalSelf = Trait(
        name: "optional of itself", percent: 6, stage: .after,
        isFit: { draft, _ in draft.kind == .class && draft.canNameItself }
    ) { draft, builder in
        let type = draft.keys.first?.type ?? draft.type.fullName
        draft.parameters.append(
            builder.chance(50)
                ? builder.parameter("(\(type))?", .nothing) : builder.parameter("[\(type)]", .list([])))
    }

    /// A closure that makes another of its kind.
    static let closureOfItself = Trait(
        name: "closure of itself", percent: 6, stage: .after,
        isFit: { draft, _ in draft.kind == .class && draft.canNameItself && !draft.effects.awaiting }
    ) { draft, builder in
        let type = draft.keys.first?.type ?? draft.type.fullName
        draft.parameters.append(
            builder.closure("()", "", type, .made(draft.provider), draft.effects, draft.context, imports: []))
    }
}

extension ClassDraft {
    fileprivate var canNameItself: Bool {
        tag == nil && assisted.isEmpty && !isFailable && others.isEmpty && !isMemberwise && properties.isEmpty
            && !own.awaiting && !hasFreeInitializer
            && (keys.first?.module ?? module) == module
    }
}
