extension Trait {
    /// `--implicit-scope`. A kept class is Sendable, because two isolations may require it.
    static let scoped = Trait(name: "scope", percent: 35, stage: .before) { draft, builder in
        let scopes = Scope.allCases.filter { $0 != .unique && ($0 != .weakSingleton || draft.kind != .structure) }
        draft.scope = builder.pick(scopes) { $0 == .singleton ? 4 : 2 }
        if draft.scope.isKept { draft.isSendable = true }
    }

    /// `--implicit-tag`
    static let tagged = Trait(
        name: "--implicit-tag", percent: 12, stage: .before, isFit: { draft, _ in !draft.keys.isEmpty }
    ) { draft, builder in
        draft.tag = builder.tag(in: draft.module)
    }
}
