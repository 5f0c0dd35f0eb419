import DpendRuntime

/// Writes the class itself: what it stores, and how it comes to be.
struct StaticClass {
    let plan: StaticPlan

    var lines: [String] {
        let members = [aliases, externals, state, initializer, tracking].filter { !$0.isEmpty }
        return [
            "// Unchecked, because the compiler cannot see that the lock is held wherever what changes is touched. Instances",
            "// need not be Sendable: which of them are used from several threads is the application's business.",
            "\(plan.access.modifier)nonisolated final class \(plan.name): @unchecked \(ModuleName.swift)Sendable {",
        ] + GeneratedLines.indented(Array(members.joined(separator: [""]))) + ["}"]
    }

    private var aliases: [String] {
        Array(QualifiedNames(plan.plan).declarations.dropLast())
    }

    private var externals: [String] {
        plan.accessors.externals.map {
            "\($0.access.modifier)let \(SwiftIdentifier.escaped($0.name)): \($0.type.spelling(.code))"
        }
    }

    private var state: [String] {
        var lines = ["private let _overrides: \(plan.accessors.overridesName)?"]
        if plan.hasLock { lines.append("private let _lock = \(plan.lockType)()") }
        for part in plan.parts {
            if part.effects.isAsync {
                lines += StaticAsyncMembers(plan: plan, part: part).properties
            } else if let property = StaticKeeping(plan: plan, part: part).property {
                lines.append(property)
            }
        }
        if plan.hasTracking { lines.append("private var _namesBeingMade: [\(ModuleName.swift)String] = []") }
        return lines
    }

    private var initializer: [String] {
        let effects = plan.accessors.eagerEffects(plan.plan)
        let assignments = zip(plan.accessors.externals, plan.plan.externals).map { accessor, external in
            "self.\(SwiftIdentifier.escaped(accessor.name)) = \(SwiftIdentifier.escaped(external.variable))"
        }
        let eager = plan.parts.filter { $0.scope == .eagerSingleton }
            .map { "_ = \($0.accessor.keywords)\($0.accessor.use())" }
        let overrides = AccessorOverrides(plan.accessors)
        let parameters = plan.plan.externals.map(\.parameter) + [overrides.parameter]
        let collecting = overrides.collecting + ["self._overrides = overrides._closures.isEmpty ? nil : overrides"]
        return ["/// Makes what has to be there from the start; all else is made when it is needed."]
            + GeneratedLines.signature(
                "\(effects.initializerIsolation)\(plan.access.modifier)init(", parameters, ")\(Accessor.specifiers(effects)) {")
            + GeneratedLines.indented(assignments + collecting + eager) + ["}"]
    }

    private var tracking: [String] {
        guard plan.hasTracking else { return [] }
        return [
            "/// Notes what is being made from now on. The lock has to be held.",
            "private func _begin(_ name: \(ModuleName.swift)String) throws {",
            "    if let start = self._namesBeingMade.firstIndex(of: name) {",
            "        throw \(plan.cycleType)(path: self._namesBeingMade[start...] + [name])",
            "    }",
            "    self._namesBeingMade.append(name)",
            "}",
            "",
            "private func _end() { self._namesBeingMade.removeLast() }",
        ]
    }
}
