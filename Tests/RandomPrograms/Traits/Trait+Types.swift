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
        draft.type.comments.append(builder.availability())
    }

    /// The chosen initializer is newer than its type.
    static let availableInitializer = Trait(
        name: "@available initializer", percent: 10, stage: .before, isFit: { draft, _ in !draft.isMemberwise }
    ) { draft, builder in
        draft.initializerAvailability = builder.availability() + " "
    }

    /// An extension with the type, a conformance or the initializer is newer.
    static let availableExtension = Trait(
        name: "@available extension", percent: 40, stage: .after,
        isFit: { draft, _ in
            draft.type.enclosing != nil || !draft.type.addedConformances.isEmpty || draft.isInitializerAdded
        }
    ) { draft, builder in
        draft.type.extensionAvailability = builder.availability()
    }

    /// Between `#if` and `#endif`, sometimes with another class of its name for other compilers.
    static let conditional = Trait(name: "#if", percent: 12, stage: .after) { draft, builder in
        let decoy = "final class \(draft.type.name) {\n    init(lost: Character) {}\n}\n"
        let isAlone = draft.type.enclosing != nil || builder.chance(50)
        draft.condition = builder.condition(in: draft.module, alternative: isAlone ? "" : decoy)
    }

    /// A structure with its memberwise initializer, which only its own module can call.
    static let memberwise = Trait(
        name: "memberwise", percent: 50, stage: .before,
        isFit: { draft, builder in
            draft.kind == .structure && draft.module == builder.applicationIndex && draft.own == Effects()
                && !draft.isOnMainActor
        }
    ) { draft, _ in
        draft.isMemberwise = true
    }
}

extension ProgramBuilder {
    /// An attribute that excludes older systems of Apple, but no version of Linux.
    mutating func availability() -> String {
        "@available(macOS \(pick(["13", "26.1", "99"])), iOS \(pick(["26", "99"])), *)"
    }
}
