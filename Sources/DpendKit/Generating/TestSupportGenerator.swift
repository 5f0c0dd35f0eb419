/// Writes what tests with Swift Testing use to override dependencies in the application's container.
///
/// Overrides of a trait are task-local, so tests can run in parallel. Nothing is kept after a test.
struct TestSupportGenerator {
    let options: ResolutionOptions
    let generator: any ContainerGenerator
    /// The declaration that tests create.
    let name: String

    private var type: SwiftName { SwiftName(escaping: name) }
    private var trait: SwiftName { SwiftName(escaping: name + "Trait") }
    private var function: SwiftName { SwiftName(escaping: AccessorName.of(DependencyKey(type: .named(name)))) }

    /// The part of the file.
    func part(_ graph: DependencyGraph, visibility: Visibility) -> DoublesFileGenerator.Part {
        let graph = ContainerNames(graph, visibility: visibility, name: name).graph
        let plan = RegistrationPlan(graph, visibility: visibility)
        let accessors = AccessorPlan(plan, in: graph)
        let overrides: SwiftType = "\(type).\(accessors.overridesType)"
        return .init(
            declarations: [
                making(plan, accessors, overrides), trait(overrides),
                function(overrides, example: AccessorOverrides(accessors).accessors.first),
            ],
            imports: [ModuleImport("Testing")] + plan.imports + options.imports)
    }

    private func making(_ plan: RegistrationPlan, _ accessors: AccessorPlan, _ overrides: SwiftType) -> SwiftDeclaration
    {
        let effects = generator.initializerEffects(plan, accessors)
        let override = SwiftParameter(
            "overriding override", "(inout \(overrides)) -> \(.swift)Void", default: "{ _ in }")
        let overriding = SwiftExpression.closure("overrides in") {
            SwiftStatement.for("trait", in: "\(trait).overrides.get()") { "trait(&overrides)" }
            "override(&overrides)"
        }
        return .type("nonisolated extension \(type)") {
            SwiftDeclaration.function(
                "\(SwiftModifiers(isolation: effects))static func makeForTests",
                plan.externals.map(\.parameter) + [override],
                effects, returns: SwiftType(type)
            ) {
                SwiftExpression(type).call(plan.externals.map(\.argument) + [SwiftArgument("overriding", overriding)])
                    .demanding(effects)
            }
            .documented(
                "Makes the dependencies for a test, with the overrides of its suites, then its own, and last those given",
                "here.")
        }
    }

    private func trait(_ overrides: SwiftType) -> SwiftDeclaration {
        let closure: SwiftType = "@Sendable (inout \(overrides)) -> \(.swift)Void"
        let initial = SwiftExpression("\(.swift)TaskLocal<[\(closure)]>").call([SwiftArgument("wrappedValue", "[]")])
        return SwiftDeclaration.type(
            "nonisolated struct \(trait)",
            conformingTo: ["\(.testing)TestTrait", "\(.testing)SuiteTrait", "\(.testing)TestScoping"]
        ) {
            SwiftDeclaration.line("fileprivate static let overrides", initial)
            SwiftDeclaration.line("fileprivate let override: \(closure)")
            SwiftDeclaration.property("var isRecursive: \(.swift)Bool", isShort: true) { "true" }
            SwiftDeclaration.function(
                "func provideScope",
                [
                    SwiftParameter("for test", "\(.testing)Test"), SwiftParameter("testCase", "\(.testing)Test.Case?"),
                    SwiftParameter("performing function", "@Sendable () async throws -> \(.swift)Void"),
                ], Effects(isThrowing: true, isAsync: true)
            ) {
                SwiftExpression("Self.overrides.withValue(Self.overrides.get() + [override], operation: function)")
                    .demanding(throws: true, await: true)
            }
        }
        .documented(
            "Overrides dependencies in a test, or in each test of a suite, as far as they are made by `makeForTests`.")
    }

    private func function(_ overrides: SwiftType, example: Accessor?) -> SwiftDeclaration {
        let name = SwiftName(escaping: example?.uniqueName ?? "")
        return .type("nonisolated extension \(.testing)Trait where Self == \(trait)") {
            SwiftDeclaration.function(
                "static func \(function)",
                [SwiftParameter("overriding override", "@escaping @Sendable (inout \(overrides)) -> \(.swift)Void")],
                returns: "Self"
            ) { "\(trait)(override: override)" }
            .documented("Overrides dependencies, as in `@Test(.\(function) { $0.\(name) { … } })`.")
        }
    }
}
