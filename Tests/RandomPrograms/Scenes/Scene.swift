/// Several declarations that work together.
struct Scene: Sendable {
    var name: String
    var weight = 10
    /// Adds them to a module. Returns false if they do not fit.
    var play: @Sendable (inout ProgramBuilder, Int) -> Bool

    static let all: [Scene] = [
        .collection, .configuration, .knot, .external, .requirement, .decoys, .inheritedInitializer, .generic,
        .equalNames, .equalProtocols, .equalNestedNames, .membersOfEqualNames, .injected, .ranks,
    ]
}
