extension Trait {
    static let mainActor = Trait(
        name: "@MainActor", percent: 14, stage: .before, isFit: { draft, _ in draft.kind != .actor }
    ) { draft, _ in
        draft.isOnMainActor = true
        draft.isSendable = true
    }

    /// A conformance that exists only on the main actor.
    static let isolatedConformance = Trait(
        name: "isolated conformance", percent: 40, stage: .before, isFit: { draft, _ in draft.isOnMainActor }
    ) { draft, builder in
        let home = builder.home(in: draft.module)
        let name = builder.newProtocol(in: home, isSendable: false)
        draft.type.inheritance.append("\(builder.mainActor) \(name)")
        draft.keys.append(.init(type: "any \(name)", name: name, module: home, isSendable: false, isIsolated: true))
    }

    /// A type of the main actor that any code can make.
    static let freeInitializer = Trait(
        name: "nonisolated initializer", percent: 30, stage: .before,
        isFit: { draft, _ in
            draft.isOnMainActor && draft.own == Effects() && draft.scope != .eagerSingleton && !draft.isMemberwise
        }
    ) { draft, _ in
        draft.hasFreeInitializer = true
    }

    /// `nonisolated` before the type, which changes something only with a default isolation.
    static let nonisolated = Trait(
        name: "nonisolated", percent: 15, stage: .before,
        isFit: { draft, _ in draft.kind != .actor && !draft.isOnMainActor }
    ) { draft, _ in
        draft.type.attributes.append("nonisolated")
    }

    static let isolatedDeinitializer = Trait(
        name: "isolated deinit", percent: 25, stage: .after,
        isFit: { draft, _ in draft.kind == .actor || draft.kind == .class && draft.isOnMainActor }
    ) { draft, _ in
        draft.type.members.append("isolated deinit {}")
    }

    static let throwing = Trait(name: "throws", percent: 12, stage: .before) { draft, _ in draft.own.throwing = true }

    static let awaiting = Trait(name: "async", percent: 8, stage: .before) { draft, _ in draft.own.awaiting = true }

    static let sendable = Trait(name: "Sendable", percent: 30, stage: .before, isFit: { draft, _ in !draft.isSendable })
    { draft, _ in
        draft.isSendable = true
    }
}
