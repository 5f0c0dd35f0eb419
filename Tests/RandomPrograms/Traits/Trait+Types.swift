extension Trait {
    /// Within another type, opened by an extension.
    static let nested = Trait(name: "nested", percent: 12, stage: .before) { draft, builder in
        let outer = builder.names.next()
        let keyword = builder.pick(["enum", "struct"])
        builder.declare("\(builder.access(in: draft.module))\(keyword) \(outer) {}\n", in: draft.module)
        draft.type.enclosing = outer
    }

    /// Newer than some systems, but not than the one that runs the program.
    static let available = Trait(name: "@available", percent: 15, stage: .before) { draft, builder in
        // On a line of its own, as the isolation of the line below may change.
        draft.type.comments.append("@available(macOS \(builder.pick(["13", "26.1"])), iOS 26, *)")
    }

    /// A structure with its memberwise initializer, which only its own module can call.
    static let memberwise = Trait(
        name: "memberwise", percent: 50, stage: .before,
        isFit: { draft, builder in
            draft.kind == .structure && draft.module == builder.applicationIndex && draft.own == Effects() && !draft.isOnMainActor
        }
    ) { draft, _ in
        draft.isMemberwise = true
    }
}
