extension Trait {
    static let mainActor = Trait(name: "@MainActor", percent: 14, stage: .before, isFit: { draft, _ in draft.kind != .actor }) { draft, _ in
        draft.isOnMainActor = true
        draft.isSendable = true
    }

    static let throwing = Trait(name: "throws", percent: 12, stage: .before) { draft, _ in draft.own.throwing = true }

    static let awaiting = Trait(name: "async", percent: 8, stage: .before) { draft, _ in draft.own.awaiting = true }

    static let sendable = Trait(name: "Sendable", percent: 30, stage: .before, isFit: { draft, _ in !draft.isSendable }) { draft, _ in
        draft.isSendable = true
    }
}
