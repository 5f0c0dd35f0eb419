/// Writes how an instance is found again and kept, as its scope requires.
struct StaticKeeping {
    let plan: StaticPlan
    let part: StaticPart

    /// Whether a kept instance can be looked up without the lock, so that no thread waits for another thread's work.
    var isFoundWithoutLock: Bool { part.isKeptForGood }

    /// The condition that there is a `kept` instance.
    var found: SwiftCondition? {
        switch part.scope {
        case .unique: nil
        case .shared: .let("kept", part.kept("shared.\(part.sharedName)"))
        case .singleton, .eagerSingleton: .let("kept", plan.isNested ? "\(place)" : part.kept("\(place)"))
        case .weakSingleton where part.accessor.type.unwrapped == .anyObject: .let("kept", "self.\(part.keptName)")
        case .weakSingleton: .let("kept", "self.\(part.keptName) as? \(weakType)")
        }
    }

    /// The statement that returns a kept instance.
    @SwiftStatements var lookup: [SwiftStatement] {
        if let found {
            SwiftStatement.if(found) {
                if part.scope == .shared { StaticHold(plan: plan, part: part).weakening }
                SwiftStatement.return("kept")
            }
        }
    }

    /// The statements that keep `made`.
    @SwiftStatements var keep: [SwiftStatement] {
        switch part.scope {
        case .unique: []
        case .shared: SwiftStatement.set("shared.\(part.sharedName)", to: "made")
        case .singleton, .eagerSingleton: SwiftStatement.set(place, to: "made")
        case .weakSingleton:
            // The type of an initializer is known to be a class.
            if part.accessor.type.isProtocol, part.isConfigured {
                let problem = SwiftExpression.string(part.accessor.key.title + ": a weakSingleton must be an object")
                SwiftExpression("\(.swift)precondition").call([
                    SwiftArgument("\(.swift)type(of: made as Any) is \(.swift)AnyClass"), SwiftArgument(problem),
                ])
            }
            if case .optional = part.accessor.type {
                SwiftStatement.set("self.\(part.keptName)", to: "made.map { $0 as \(.swift)AnyObject }")
            } else {
                SwiftStatement.set("self.\(part.keptName)", to: "made as \(.swift)AnyObject")
            }
        }
    }

    /// The property that keeps the instance, if there is one.
    @SwiftMembers var properties: [SwiftDeclaration] {
        switch part.scope {
        case .unique, .shared: []
        case .singleton, .eagerSingleton:
            if !plan.isNested {
                SwiftDeclaration.line("private let \(part.keptName)", "\(plan.types.kept)<\(part.keptType)>()")
            }
        case .weakSingleton: SwiftDeclaration.line("private weak var \(part.keptName): \(.swift)AnyObject?")
        }
    }

    /// The place of a permanently kept instance. Nested containers have one place for all instances, because they are
    /// opened often.
    private var place: SwiftCode {
        plan.isNested
            ? "self._kept[\(SwiftCode(number: part.keptNumber)), \(SwiftType(parenthesized: part.accessor.type)).self]"
            : "self.\(part.keptName).instance"
    }

    private var weakType: SwiftType {
        if case .optional(let wrapped) = part.accessor.type { return SwiftType(wrapped) }
        return SwiftType(parenthesized: part.accessor.type)
    }
}

extension StaticPart {
    /// Whether a member of a configuration makes it.
    fileprivate var isConfigured: Bool {
        guard case .provider(let provider) = registration.source else { return false }
        if case .configurationMethod = provider.factory.kind { return true }
        return false
    }
}
