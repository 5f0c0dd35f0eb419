import DpendRuntime

/// Writes the functions that make what has to be awaited.
///
/// They run in the isolation of the provider, and hand the instance over in a box.
struct StaticAsyncMembers {
    let plan: StaticPlan
    let part: StaticPart

    private var isolation: String { part.effects.globalActor.map { $0.actorAttribute + " " } ?? "@concurrent " }
    private var type: String { "\(plan.transferType)<\(part.accessor.type.spelling(.code))>" }
    private var specifiers: String { Accessor.specifiers(part.makerEffects) }
    private var keywords: String { Accessor.keywords(part.makerEffects) }
    private var newName: String { SwiftIdentifier.escaped("_new" + part.capitalizedName) }
    private var hold: StaticHold { StaticHold(plan: plan, part: part) }
    private var parameters: String {
        ((part.needsShared ? ["in shared: \(plan.sharedType)"] : []) + hold.parameter).joined(separator: ", ")
    }
    private var arguments: String {
        "(\(((part.needsShared ? ["in: shared"] : []) + hold.passed).joined(separator: ", ")))"
    }
    private var isPending: Bool { part.isKept }

    var functions: [[String]] {
        if part.isKept { return [maker(waiting), task, function(newName, new)] }
        guard part.isTracked || part.scope == .shared else { return [function(part.makerName, new)] }
        return [maker(tracked), function(newName, new)]
    }

    private func maker(_ body: [String]) -> [String] { function(part.makerName, body) }

    private func function(_ name: String, _ body: [String]) -> [String] {
        ["\(isolation)private func \(name)(\(parameters))\(specifiers) -> \(type) {"]
            + GeneratedLines.indented(body) + ["}"]
    }

    /// Makes a new instance.
    private var new: [String] {
        let call = StaticCall(plan: plan, part: part).expression
        let override = StaticOverride(part: part).statement { "\(type)(\($0))" }
        let opening = (override.isEmpty && hold.statement.isEmpty && call.statements.isEmpty ? "" : "return ") + "\(type)(\(call.keywords)"
        return override + hold.statement + call.statements + GeneratedLines.enclosed(opening, call.lines, ")")
    }

    /// Makes an instance unless the call has it already, or is just making it.
    private var tracked: [String] {
        var lines: [String] = []
        let call = "\(keywords)self.\(newName)\(arguments)"
        if part.scope == .shared {
            lines.append("if let kept = shared.\(part.sharedName) { \(hold.weakening)return \(type)(kept) }")
        }
        if part.isTracked {
            lines += ["let path = \(begin)", "let made = \(keywords)\(plan.makingType).current.withValue(path) { \(call) }"]
        } else {
            lines.append("let made = \(call)")
        }
        if part.scope == .shared { lines.append("shared.\(part.sharedName) = made.instance") }
        return lines + ["return made"]
    }

    private var begin: String { "try \(plan.makingType).path(to: \(part.titleLiteral), of: self)" }

    /// Waits for the task that makes the instance for all.
    private var waiting: [String] {
        let call = "self.\(part.taskName)"
        guard part.isTracked else { return ["\(keywords)\(call)\(arguments).value"] }
        let shared = part.needsShared ? ", in: shared" : ""
        return ["let path = \(begin)", "return \(keywords)\(call)(along: path\(shared)).value"]
    }

    /// Gives the task that makes the instance, of which there is one at a time; nothing is kept of one that failed.
    private var task: [String] {
        let failure = part.throwsInside ? "any \(ModuleName.swift)Error" : "\(ModuleName.swift)Never"
        let along = part.isTracked ? ["along path: [\(plan.makingType)]"] : []
        let parameters = (along + (part.needsShared ? ["in shared: \(plan.sharedType)"] : [])).joined(separator: ", ")
        let taskType = "\(ModuleName.swift)Task<\(type), \(failure)>"
        var call = "\(keywords)self.\(newName)\(arguments)"
        if part.isTracked { call = "\(keywords)\(plan.makingType).current.withValue(path) { \(call) }" }
        var lines = [
            "private func \(part.taskName)(\(parameters)) -> \(taskType) {",
            "    self._lock.lock()", "    defer { self._lock.unlock() }",
            "    if let task = self.\(taskProperty) { return task }",
        ]
        if part.scope == .weakSingleton, let condition = StaticKeeping(plan: plan, part: part).lookup.first {
            let found = condition.replacing(" { return kept }", with: "")
            lines.append("    \(found) { return \(taskType) { \(type)(kept) } }")
        }
        lines += ["    let task = \(taskType) {"] + GeneratedLines.indented(taskBody(call), by: 2)
        return lines + ["    }", "    self.\(taskProperty) = task", "    return task", "}"]
    }

    private func taskBody(_ call: String) -> [String] {
        let forget = "self._lock.withLock { self.\(taskProperty) = nil }"
        guard part.scope == .weakSingleton else {
            guard part.throwsInside else { return [call] }
            return ["do {", "    return \(call)", "} catch {", "    \(forget)", "    throw error", "}"]
        }
        let keep = ["let made = box.instance"] + StaticKeeping(plan: plan, part: part).keep
        let keeping = ["let box = \(call)", "self._lock.withLock {"] + GeneratedLines.indented(keep) + ["}", "return box"]
        return ["defer { \(forget) }"] + keeping
    }

    private var taskProperty: String { Self.taskProperty(of: part) }

    private static func taskProperty(of part: StaticPart) -> String {
        part.scope == .weakSingleton ? SwiftIdentifier.escaped("_pending" + part.capitalizedName) : part.keptName
    }

    /// The properties that keep the task, and what it made.
    var properties: [String] {
        guard part.isKept else { return [] }
        let task = "private var \(taskProperty): \(ModuleName.swift)Task<\(type), \(part.throwsInside ? "any \(ModuleName.swift)Error" : "\(ModuleName.swift)Never")>?"
        return [task] + (part.scope == .weakSingleton ? [StaticKeeping(plan: plan, part: part).property].compactMap { $0 } : [])
    }
}
