import DpendRuntime

/// A dependency in the `static` back end: how it is made.
struct StaticPart {
    var registration: RegistrationPlan.Registration
    var accessor: Accessor
    /// The number of its container.
    var container = NestedContainers.root
    /// Whether making it uses instances of scope `shared`.
    var needsShared = false
    /// Whether it is not made at the same time as others.
    var isOfOneTask = false
    /// Whether a part that is made at the same time as others requires it, also by way of others, or is it.
    var isReachedTogether = false
    /// Whether making it needs a hold for later calls, because the container may keep it.
    var needsHold = false
    /// Whether making it determines the hold of its dependencies, because the container or a call keeps it.
    var makesHold = false
    /// Whether making it throws, even if only because it requires itself.
    var throwsInside = false
    /// Its immediate dependencies: positions of parts.
    var immediateTargets: [Int] = []
    /// Whether code of another isolation awaits it.
    var isCrossed = false
    /// Its number among the permanently kept parts of its container.
    var keptNumber = 0

    var scope: DependencyScope { registration.scope }
    var effects: Effects { accessor.effects }
    var takesRunTimeValues: Bool { accessor.parameters != nil }

    /// Whether it is a closure with run-time values that awaits an instance of another isolation.
    var isCalledFromElsewhere: Bool {
        guard let (_, function) = registration.assisted, let actor = effects.globalActor else { return false }
        return function.isAsync && function.globalActor != actor
    }

    /// Whether it must detect that it requires itself while it is made.
    var isTracked: Bool { registration.isTracked }

    /// Whether an instance outlives the call.
    var isKept: Bool { scope.isKept }

    /// Whether it can be made at the same time as others.
    var startsApart: Bool { effects.isAsync && !takesRunTimeValues && !isOfOneTask }

    /// Whether another part can start its task, and wait for the instance later.
    ///
    /// If it can fail, its error must cancel what is made at the same time. That needs a group of tasks. A weak
    /// instance may have to be looked up on its actor.
    func startsAlone(for other: StaticPart) -> Bool {
        startsApart && !needsShared && scope.isKeptForGood && !throwsInside && !isTracked
            && container == other.container
    }

    /// Whether its instance stays as long as the class, and is made synchronously.
    var isKeptForGood: Bool { scope.isKeptForGood && !effects.isAsync }

    /// Whether a separate function makes it, besides the accessor.
    var hasMaker: Bool { !takesRunTimeValues && (needsShared || effects.isAsync) || needsHold || throwsTrapped }

    /// Whether the accessor must end the program if making it throws.
    var throwsTrapped: Bool { throwsInside && !effects.isThrowing }

    /// The accessor that a closure with run-time values calls. If the closure may throw, this accessor throws instead
    /// of ending the program.
    var accessorOfClosure: Accessor {
        var called = accessor
        if throwsTrapped, case .function(let function) = accessor.key.type, function.isThrowing {
            called.name = "_make" + capitalizedName
            called.effects.isThrowing = true
        }
        return called
    }

    /// The effects of the maker.
    var makerEffects: Effects {
        var effects = effects
        effects.isThrowing = throwsInside
        return effects
    }

    /// `GreeterService`, for names like `_makeGreeterService`.
    var capitalizedName: String { accessor.uniqueName.prefix(1).uppercased() + accessor.uniqueName.dropFirst() }
    var makerName: SwiftName { SwiftName(escaping: "_make" + capitalizedName) }
    var newName: SwiftName { SwiftName(escaping: "_new" + capitalizedName) }
    var keptName: SwiftName { SwiftName(escaping: "_kept" + capitalizedName) }
    var pendingName: SwiftName { SwiftName(escaping: "_pending" + capitalizedName) }
    var transferName: SwiftName { SwiftName(escaping: "_transfer" + capitalizedName) }
    var startName: SwiftName { SwiftName(escaping: "_startMaking" + capitalizedName) }
    var sharedName: SwiftName {
        SwiftName(escaping: accessor.uniqueName + (container == NestedContainers.root ? "" : "_\(container)"))
    }

    /// The type of its value.
    var type: SwiftType { SwiftType(accessor.type) }

    /// Whether stored properties keep it as `Any`, because they cannot name a type that exists only in newer versions.
    var isKeptAsAny: Bool { !accessor.availability.isAlways }

    /// The type of a stored property for it.
    var keptType: SwiftType { isKeptAsAny ? "Any" : type }

    /// A stored value as a value of a type.
    func kept(_ stored: SwiftExpression, as type: SwiftType? = nil) -> SwiftExpression {
        isKeptAsAny ? "\(stored) as? \(type ?? SwiftType(parenthesized: accessor.type))" : stored
    }

    /// Its name on the path of what is being made.
    var step: SwiftExpression { .string(accessor.key.step) }
}
