/// Several declarations that play together.
struct Scene: Sendable {
    var name: String
    var weight = 10
    /// Adds to a module. False where it does not fit.
    var play: @Sendable (inout ProgramBuilder, Int) -> Bool

    static let all: [Scene] = [
        .collection, .configuration, .knot, .external, .requirement, .decoys, .inheritedInitializer, .generic, .equalNames, .injected, .ranks,
    ]
}
