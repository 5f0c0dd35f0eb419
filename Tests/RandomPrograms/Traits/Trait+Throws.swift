extension Trait {
    /// `throws(Failure)`
    static let typedThrows = Trait(
        name: "throws(Failure)", percent: 30, stage: .before, isFit: { draft, _ in draft.own.throwing }
    ) { draft, builder in
        draft.throwsClause = "throws(\(builder.failure(in: draft.module)))"
    }

    /// `throws(Never)`, which does not throw.
    static let neverThrows = Trait(
        name: "throws(Never)", percent: 6, stage: .before,
        isFit: { draft, _ in !draft.own.throwing && !draft.isMemberwise }
    ) { draft, builder in
        draft.throwsClause = "throws(\(builder.standard)Never)"
    }

    /// `rethrows`, which does not throw, since its argument does not.
    static let rethrowing = Trait(
        name: "rethrows", percent: 10, stage: .after,
        isFit: { draft, _ in
            draft.own == Effects() && draft.throwsClause == nil && !draft.isMemberwise && !draft.isInitializerAdded
                && draft.kind != .actor && draft.others.isEmpty && !draft.infersAssisted
                // dpend passes only closures that do not throw.
                && draft.parameters.allSatisfy { !$0.type.contains("throws") }
        }
    ) { draft, builder in
        var context = draft.context
        context.needsSendable = false
        let offer = builder.take(context) {
            context.takesPlain($0) && $0.effects == Effects() && !$0.reachesShared
        }
        guard let offer else { return }
        draft.throwsClause = "rethrows"
        draft.parameters.append(
            builder.parameter(
                "() throws -> \(offer.type)", offer.wiring,
                note: {
                    "page.note(\"\($0)\", try \($0)())"
                }, imports: offer.imports))
    }
}
