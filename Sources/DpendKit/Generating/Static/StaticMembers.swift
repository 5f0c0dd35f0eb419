import DpendRuntime

/// Writes the members of one part: its accessor, and the functions behind it.
struct StaticMembers {
    let plan: StaticPlan
    let part: StaticPart

    /// The lines of all members, with an empty line before each.
    var lines: [String] {
        var members = [part.accessor.declaration(accessorBody)]
        if part.isCrossed { members.append(transfer) }
        if part.hasMaker {
            if part.effects.isAsync, !part.isAssisted {
                members += StaticAsyncMembers(plan: plan, part: part).functions
            } else {
                members.append(maker)
            }
        }
        return members.flatMap { [""] + $0 }
    }

    /// The parameters of the functions behind the accessor.
    private var parameters: [String] {
        let values = part.accessor.parameters?.map(\.declaration) ?? (part.needsShared ? ["in shared: \(plan.sharedType)"] : [])
        return values + hold.parameter
    }

    /// What they are called inside of these functions, where they are handed on.
    private var runTimeValues: [String] { part.accessor.parameters?.map { SwiftIdentifier.escaped($0.name) } ?? [] }

    private var hold: StaticHold { StaticHold(plan: plan, part: part) }

    private var accessorBody: [String] {
        guard part.hasMaker else { return fresh + making }
        let call: String
        let strong = part.needsHold ? ["for: \(StaticHold.strong(plan))"] : []
        if part.isAssisted {
            call = "self.\(part.makerName)\(part.accessor.arguments(runTimeValues, and: strong))"
        } else {
            let arguments = (part.needsShared ? ["in: \(plan.sharedType)()"] : []) + strong
            call = "self.\(part.makerName)(\(arguments.joined(separator: ", ")))" + (part.effects.isAsync ? ".instance" : "")
        }
        let keywords = Accessor.keywords(part.makerEffects)
        guard part.throwsTrapped else { return [keywords + call] }
        return ["do {", "    return \(keywords)\(call)", "} catch {", "    \(ModuleName.swift)fatalError(\"\\(error)\")", "}"]
    }

    /// The function that makes an instance as part of a call, where the accessor cannot.
    private var maker: [String] {
        let isolation = part.effects.initializerIsolation
        var accessor = part.accessor
        accessor.effects.isThrowing = part.throwsInside
        let type = part.accessor.type.spelling(.code)
        return GeneratedLines.signature(
            "\(isolation)private func \(part.makerName)(", parameters, ")\(accessor.effectSpecifiers) -> \(type) {")
            + GeneratedLines.indented(fresh + making) + ["}"]
    }

    /// A function for run-time values is a top-most call of its own.
    private var fresh: [String] { part.isAssisted && part.needsShared ? ["let shared = \(plan.sharedType)()"] : [] }

    /// Gives the instance to where another isolation is, which the compiler cannot see to be right.
    private var transfer: [String] {
        let isolation = part.effects.globalActor.map { $0.actorAttribute + " " } ?? ""
        let type = "\(plan.transferType)<\(part.accessor.type.spelling(.code))>"
        let called = part.accessorOfClosure
        let isThrowing = part.isAssisted && !part.needsHold ? called.effects.isThrowing : part.throwsInside
        let use: String
        if part.isAssisted, part.needsHold {
            let keywords = Accessor.keywords(Effects(isThrowing: isThrowing, isAsync: called.effects.isAsync))
            use = "\(keywords)self.\(part.makerName)\(called.arguments(runTimeValues, and: hold.passed))"
        } else if part.isAssisted {
            use = called.keywords + called.use(runTimeValues)
        } else {
            let hold = part.needsHold ? hold.passedExpression : nil
            use = StaticArguments(plan: plan, hold: hold, isAsync: false, actor: part.effects.globalActor).use(.part(part)).text
        }
        return GeneratedLines.signature(
            "\(isolation)private func \(part.transferName)(", parameters, ") async\(isThrowing ? " throws" : "") -> \(type) {")
            + ["    \(type)(\(use))", "}"]
    }

    /// The statements that give the instance, kept or new.
    private var making: [String] {
        var lines: [String] = []
        let keeping = StaticKeeping(plan: plan, part: part)
        if keeping.isFoundWithoutLock { lines += keeping.lookup }
        if part.isKept || part.isTracked { lines += ["self._lock.lock()", "defer { self._lock.unlock() }"] }
        lines += keeping.lookup
        if part.isTracked { lines += ["try self._begin(\(part.titleLiteral))", "defer { self._end() }"] }
        let keep = keeping.keep
        let call = StaticCall(plan: plan, part: part).expression
        let override = StaticOverride(part: part)
        guard keep.isEmpty else {
            return lines + hold.statement + override.assignment(of: call) + keep + ["return made"]
        }
        lines += override.statement() + call.statements
        let isOnly = lines.isEmpty && fresh.isEmpty
        return lines + GeneratedLines.enclosed((isOnly ? "" : "return ") + call.keywords, call.lines)
    }
}

/// Writes how an instance is found again and kept as its scope asks for.
struct StaticKeeping {
    let plan: StaticPlan
    let part: StaticPart

    /// Whether a kept instance may be looked up without the lock: then nobody waits for what another thread makes.
    var isFoundWithoutLock: Bool { part.isKeptForGood }

    /// The statements that return a kept instance.
    var lookup: [String] {
        switch part.scope {
        case .unique: []
        case .shared:
            ["if let kept = shared.\(part.sharedName) { \(StaticHold(plan: plan, part: part).weakening)return kept }"]
        case .singleton, .eagerSingleton: ["if let kept = self.\(part.keptName).instance { return kept }"]
        case .weakSingleton: ["if let kept = self.\(part.keptName) as? \(weakType) { return kept }"]
        }
    }

    /// The statements that keep `made`.
    var keep: [String] {
        switch part.scope {
        case .unique: return []
        case .shared: return ["shared.\(part.sharedName) = made"]
        case .singleton, .eagerSingleton: return ["self.\(part.keptName).instance = made"]
        case .weakSingleton:
            let value = if case .optional = part.accessor.type { "made.map { $0 as \(ModuleName.swift)AnyObject }" } else { "made as \(ModuleName.swift)AnyObject" }
            // An initializer's type is known to be a class.
            guard part.accessor.type.isProtocol, part.isConfigured else { return ["self.\(part.keptName) = \(value)"] }
            return [
                "\(ModuleName.swift)precondition(\(ModuleName.swift)type(of: made as Any) is \(ModuleName.swift)AnyClass, \(part.literal(": a weakSingleton has to be an object")))",
                "self.\(part.keptName) = \(value)",
            ]
        }
    }

    /// The property that keeps the instance, if one does.
    var property: String? {
        switch part.scope {
        case .unique, .shared: nil
        case .singleton, .eagerSingleton: "private let \(part.keptName) = \(plan.keptType)<\(part.accessor.type.spelling(.code))>()"
        case .weakSingleton: "private weak var \(part.keptName): \(ModuleName.swift)AnyObject?"
        }
    }

    private var weakType: String {
        if case .optional(let wrapped) = part.accessor.type { return wrapped.spelling(.code) }
        return part.accessor.type.parenthesized(.code)
    }
}

extension StaticPart {
    /// Whether a configuration's member makes it.
    fileprivate var isConfigured: Bool {
        guard case .provider(let provider) = registration.source else { return false }
        if case .configurationMethod = provider.factory.kind { return true }
        return false
    }

    /// The key for people, as a literal; names in backticks may contain quotes.
    var titleLiteral: String { literal("") }

    func literal(_ suffix: String) -> String {
        GeneratedLines.literal(accessor.key.title + suffix)
    }
}
