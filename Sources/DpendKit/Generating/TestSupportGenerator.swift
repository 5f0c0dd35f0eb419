/// Writes what tests need to override dependencies: a file for a test target that uses Swift Testing.
///
/// Overrides of a trait are task-local, so that tests run side by side; nothing is kept beyond a test.
struct TestSupportGenerator {
    let options: ResolutionOptions
    /// The declaration that tests make.
    let name: String
    /// The module that it belongs to.
    let module: String

    private var traitName: String { "\(name)Trait" }
    private var functionName: String { AccessorName.of(DependencyKey(type: .named(name))) }

    /// The text of the file.
    func generate(_ graph: DependencyGraph, visibility: Visibility) -> String {
        let plan = RegistrationPlan(graph, visibility: visibility)
        let accessors = AccessorPlan(plan, in: graph)
        let overrides = "\(name).\(accessors.overridesName)"
        let declarations =
            making(plan, accessors, overrides) + [""] + trait(overrides) + [""]
            + function(overrides, example: AccessorOverrides(accessors).accessors.first)
        let lines =
            GeneratedFile.opening(options.header) + imports(for: plan) + [""]
            + ModuleName.finished(declarations, hidden: visibility.hiddenModules.union([name]))
        return GeneratedLines.text(of: lines)
    }

    private func imports(for plan: RegistrationPlan) -> [String] {
        let isTestable = plan.visibility.access == .internal
        let own = ModuleImport(path: [module], attributes: isTestable ? ["@testable"] : [])
        // Types are named only where the application hands something over.
        let named = plan.externals.isEmpty ? [] : (plan.imports + options.imports).filter { $0.module != module }.map {
            ModuleImport(path: $0.path, kind: $0.kind, condition: $0.condition)
        }
        return ImportList(needed: [own, ModuleImport("Testing")] + named).lines
    }

    private func making(_ plan: RegistrationPlan, _ accessors: AccessorPlan, _ overrides: String) -> [String] {
        let effects = options.container.generator.initializerEffects(plan, accessors)
        let values = plan.externals.map {
            "\(SwiftIdentifier.escapedLabel($0.name)): \(SwiftIdentifier.escaped($0.variable)), "
        }
        let parameters = plan.externals.map(\.parameter) + ["overriding override: (inout \(overrides)) -> \(ModuleName.swift)Void = { _ in }"]
        let body = [
            "\(Accessor.keywords(effects))\(name)(\(values.joined())overriding: { overrides in",
            "    for trait in \(traitName).overrides.get() { trait(&overrides) }", "    override(&overrides)", "})",
        ]
        return [
            "nonisolated extension \(name) {",
            "    /// Makes the dependencies for a test, with the overrides of its suites, then its own, and last those given here.",
        ] + GeneratedLines.indented(
            GeneratedLines.signature(
                "\(effects.initializerIsolation)static func makeForTests(", parameters,
                ")\(Accessor.specifiers(effects)) -> \(name) {")
                + GeneratedLines.indented(body) + ["}"]) + ["}"]
    }

    private func trait(_ overrides: String) -> [String] {
        let closure = "@Sendable (inout \(overrides)) -> \(ModuleName.swift)Void"
        return [
            "/// Overrides dependencies in a test, or in each test of a suite, as far as they are made by `makeForTests`.",
            "nonisolated struct \(traitName): \(ModuleName.testing)TestTrait, \(ModuleName.testing)SuiteTrait, \(ModuleName.testing)TestScoping {",
            "    fileprivate static let overrides = \(ModuleName.swift)TaskLocal<[\(closure)]>(wrappedValue: [])",
            "",
            "    fileprivate let override: \(closure)",
            "",
            "    var isRecursive: \(ModuleName.swift)Bool { true }",
            "",
            "    func provideScope(",
            "        for test: \(ModuleName.testing)Test, testCase: \(ModuleName.testing)Test.Case?, performing function: @Sendable () async throws -> \(ModuleName.swift)Void",
            "    ) async throws {",
            "        try await Self.overrides.withValue(Self.overrides.get() + [override], operation: function)",
            "    }",
            "}",
        ]
    }

    private func function(_ overrides: String, example: Accessor?) -> [String] {
        let name = SwiftIdentifier.escaped(example?.uniqueName ?? "")
        return [
            "nonisolated extension \(ModuleName.testing)Trait where Self == \(traitName) {",
            "    /// Overrides dependencies, as in `@Test(.\(functionName) { $0.\(name) { … } })`.",
            "    static func \(functionName)(",
            "        overriding override: @escaping @Sendable (inout \(overrides)) -> \(ModuleName.swift)Void",
            "    ) -> Self {",
            "        \(traitName)(override: override)",
            "    }",
            "}",
        ]
    }
}
