extension Trait {
    /// `// dpend:singleton` and the other scopes, sometimes with a contradicting pattern.
    static let commentedScope = Trait(
        name: "// dpend:SCOPE", percent: 40, stage: .before, isFit: { draft, _ in draft.scope != .unique }
    ) { draft, builder in
        draft.isScopeCommented = true
        draft.addComment("dpend:\(draft.scope.rawValue)", &builder)
        if builder.chance(40) { draft.overruledScope = builder.pick(Scope.allCases.filter { $0 != draft.scope }) }
    }

    /// `// dpend:unique` instead of a pattern's scope.
    static let commentedUnique = Trait(
        name: "// dpend:unique", percent: 6, stage: .before, isFit: { draft, _ in draft.scope == .unique }
    ) { draft, builder in
        draft.isScopeCommented = true
        draft.addComment("dpend:unique", &builder)
        draft.overruledScope = builder.pick([.shared, .singleton, .eagerSingleton])
    }

    /// `// dpend:tag T`
    static let commentedTag = Trait(
        name: "// dpend:tag", percent: 40, stage: .before, isFit: { draft, _ in draft.tag != nil }
    ) { draft, builder in
        draft.isTagCommented = true
        draft.addComment("dpend:tag \(draft.tag!)", &builder)
        if builder.chance(40) { draft.overruledTag = builder.tag(in: draft.module) }
    }

    /// `// dpend:assisted`
    static let commentedAssisted = Trait(
        name: "// dpend:assisted", percent: 40, stage: .before, isFit: { draft, _ in draft.infersAssisted }
    ) { draft, builder in
        draft.isAssistedCommented = true
        draft.addComment("dpend:assisted", &builder)
    }
}

extension ClassDraft {
    /// Adds a comment among others.
    fileprivate mutating func addComment(_ text: String, _ builder: inout ProgramBuilder) {
        let comment = builder.pick([
            "// \(text)", "//\(text)", "/// Has a comment.\n// \(text)", "// \(text)\n\n/// Documented.",
        ])
        type.comments += comment.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
