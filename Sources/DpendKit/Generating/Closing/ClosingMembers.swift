/// Writes the members with which other code closes a container. They are the same for all back ends.
struct ClosingMembers {
    let plan: RegistrationPlan
    /// The full name of the container's type.
    let type: SwiftType
    /// The object that closes.
    let receiver: SwiftExpression

    /// Closes the container.
    var close: SwiftDeclaration {
        .function(
            "\(access)func close", [SwiftParameter("within seconds", "\(.swift)Double?", default: "nil")],
            Effects(isThrowing: true, isAsync: true)
        ) {
            SwiftExpression("\(receiver).close").call([SwiftArgument("within", "seconds")]).demanding(
                throws: true, await: true)
        }
        .documented(
            "Closes the objects that this container and the containers in it made, in reverse order, and waits for their end.",
            "",
            "Canceling the caller does not stop it. A second call closes what was made after the first one.", "",
            "- Parameter seconds: The most time that it waits; nil for any time.",
            "- Throws: `ClosingError`, after everything else is closed, if an object could not be closed in time or without an error."
        )
    }

    /// Opens a nested container for one call.
    func open(_ opening: ContainerOpening) -> SwiftDeclaration {
        let call = SwiftExpression("self.\(opening.name)").call(
            opening.values.map(\.argument) + [SwiftArgument("overriding", "override")])
        return function(
            "func \(SwiftName(escaping: "open" + opening.capitalizedName))",
            opening.values.map(\.parameter) + [opening.overriding],
            opening.effects, opening.type, call
        )
        .documented(
            "Opens the nested container \(SwiftComment(named: opening.title)) for one call, and closes it at the end, also after an error.",
            "",
            "- Throws: The error of the call, or else of opening and closing.")
    }

    /// Makes the root for one call.
    func open(_ overriding: SwiftParameter, _ effects: Effects) -> SwiftDeclaration {
        let call = SwiftExpression(type).call(
            plan.externals.map(\.argument) + [SwiftArgument("overriding", "override")])
        return function("static func open", plan.externals.map(\.parameter) + [overriding], effects, type, call)
            .documented(
                "Makes the container for one call, and closes it at the end, also after an error.", "",
                "- Throws: The error of the call, or else of making and closing.")
    }

    private var access: SwiftModifiers { SwiftModifiers(plan.visibility.access) }

    // No parameter of the input has a name with these endings.
    private func function(
        _ head: SwiftCode, _ parameters: [SwiftParameter], _ effects: Effects, _ opened: SwiftType,
        _ call: SwiftExpression
    ) -> SwiftDeclaration {
        let result = plan.unused("Result")
        let isolation =
            effects.globalActor == nil
            ? [SwiftParameter("isolation isolation_", "isolated (any \(.swift)Actor)?", default: "#isolation")] : []
        let body = SwiftType.closure(
            Effects(isThrowing: true, isAsync: true, globalActor: effects.globalActor), [opened], returns: result)
        return .function(
            "\(SwiftModifiers(actor: effects.globalActor))\(access)\(head)<\(result)>",
            parameters + isolation + [SwiftParameter("_ body_", body)], Effects(isThrowing: true, isAsync: true),
            returns: result
        ) {
            SwiftStatement.let("opened_", call.demanding(effects))
            "let result_: \(result)"
            SwiftStatement.do {
                SwiftStatement.set(
                    "result_", to: SwiftExpression("body_(opened_)").demanding(throws: true, await: true))
            } catch: {
                // The error of the call says more than one that follows from it.
                "try? await opened_.close()"
                "throw error"
            }
            SwiftExpression("opened_.close()").demanding(throws: true, await: true)
            SwiftStatement.return("result_")
        }
    }
}

extension ContainerOpening {
    /// `Session`, for names like `openSession`.
    fileprivate var capitalizedName: String { name.text.prefix(1).uppercased() + name.text.dropFirst() }
}
