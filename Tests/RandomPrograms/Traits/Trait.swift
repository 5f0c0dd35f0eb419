/// A property that a class of a random program can have.
struct Trait: Sendable {
    var name: String
    /// The percentage of suitable classes that get it.
    var percent: Int
    var stage: Stage
    var isFit: @Sendable (ClassDraft, ProgramBuilder) -> Bool = { _, _ in true }
    var apply: @Sendable (inout ClassDraft, inout ProgramBuilder) -> Void

    /// The time of the decision: before or after the initializer's parameters are known.
    enum Stage { case before, after }

    /// In the order of the decisions.
    static let all: [Trait] = [
        .nested, .mainActor, .nonisolated, .throwing, .awaiting, .typedThrows, .scoped, .sendable, .isolatedConformance,
        .protocolKey, .secondProtocol, .inheritedProtocol, .addedConformance, .composition, .superclass, .tagged,
        .memberwise, .madeWrapper, .neverThrows, .assisted, .inferredValues, .failable, .freeInitializer,
        .commentedScope, .commentedUnique, .commentedTag, .commentedAssisted,
        .available, .availableInitializer, .losingInitializer, .addedInitializer, .unusableInitializer, .injected,
        .optionalSelf, .closureOfItself, .rethrowing, .availableExtension, .isolatedDeinitializer, .valueWrapper,
        .emptyWrapper, .conditional,
    ]
}

extension ProgramBuilder {
    /// A class with random traits and parameters of random kinds.
    mutating func addClass(in module: Int) {
        let kind: ClassDraft.Kind = chance(14) ? .actor : hasStructs && chance(25) ? .structure : .class
        var draft = draft(kind, in: module)
        apply(.before, to: &draft)
        draft.parameters += parameters(number(below: draft.isMemberwise ? 3 : 5), draft.context)
        apply(.after, to: &draft)
        finish(draft)
    }

    private mutating func apply(_ stage: Trait.Stage, to draft: inout ClassDraft) {
        for trait in Trait.all where trait.stage == stage && trait.isFit(draft, self) && chance(trait.percent) {
            count("trait: \(trait.name)")
            trait.apply(&draft, &self)
        }
    }
}
