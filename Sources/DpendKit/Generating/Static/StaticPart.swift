import DpendRuntime

/// A dependency as the `static` back-end sees it: how it is made, and what making it involves.
struct StaticPart {
    var registration: RegistrationPlan.Registration
    var accessor: Accessor
    /// The number of the container that it belongs to.
    var container = NestedContainers.root
    /// Whether making it uses instances of scope `shared`.
    var needsShared = false
    /// Whether making it has to be told how it holds the container in calls that it makes later: the container may keep it.
    var needsHold = false
    /// Whether making it says so to what it needs: the container, or a call, keeps it.
    var makesHold = false
    /// Whether making it throws, be it only because it comes back to itself.
    var throwsInside = false
    /// What making it needs at once: positions of parts.
    var immediateTargets: [Int] = []
    /// Whether it is awaited from another isolation than its own.
    var isCrossed = false
    /// Its number among those of its container that are kept for good.
    var keptNumber = 0

    var scope: DependencyScope { registration.scope }
    var effects: Effects { accessor.effects }
    var isAssisted: Bool { accessor.parameters != nil }

    /// Whether it is a closure with run-time values that awaits what another isolation makes.
    var isCalledFromElsewhere: Bool {
        guard let (_, function) = registration.assisted, let actor = effects.globalActor else { return false }
        return function.isAsync && function.globalActor != actor
    }

    /// Whether coming back to it while it is made has to be noticed.
    var isTracked: Bool { registration.isTracked }

    /// Whether there is an instance that outlives the call.
    var isKept: Bool { scope.isKept }

    /// Whether its instance stays as long as the class does, and is made without awaiting.
    var isKeptForGood: Bool { (scope == .singleton || scope == .eagerSingleton) && !effects.isAsync }

    /// Whether a function of its own makes it, apart from the accessor.
    var hasMaker: Bool { !isAssisted && (needsShared || effects.isAsync) || needsHold || throwsTrapped }

    /// Whether the accessor has to end the program where making it throws.
    var throwsTrapped: Bool { throwsInside && !effects.isThrowing }

    /// What a closure with run-time values calls: where it may throw, what does not end the program instead.
    var accessorOfClosure: Accessor {
        var called = accessor
        if throwsTrapped, case .function(let function) = accessor.key.type, function.isThrowing {
            called.name = "_make" + capitalizedName
            called.effects.isThrowing = true
        }
        return called
    }

    /// What the maker demands of its caller.
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
    var taskName: SwiftName { SwiftName(escaping: "_taskMaking" + capitalizedName) }
    var sharedName: SwiftName {
        SwiftName(escaping: accessor.uniqueName + (container == NestedContainers.root ? "" : "_\(container)"))
    }

    /// The type of what it gives.
    var type: SwiftType { SwiftType(accessor.type) }

    /// The key for people.
    var title: SwiftExpression { .string(accessor.key.title) }
}
