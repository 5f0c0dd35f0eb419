/// A call that registers something.
package struct Registration: Sendable, Equatable {
    package var key: RegistryKey
    /// The containers that contain it, by their positions, sorted; empty if it may be any.
    package var containers: [Int] = []
    /// Further types of the same registration.
    package var forwards: [ForwardedType] = []
    /// The type that a request gets, if the key is not a type.
    package var type: TypeExpression?
    /// The type of the factory's result, if it is known.
    package var made: TypeExpression?
    package var scope: RegistryScope?
    /// The scope as written: `.container`.
    package var writtenScope: String?
    /// Whether there is an instance for each argument.
    package var keepsByArguments = false
    /// Whether its instance is kept apart from all others, even those of keys with the same name.
    package var isApart = false
    /// Whether it belongs to a collection, so that requests do not name its key.
    package var isElement = false
    /// Whether a declaration describes it, so that no statement stands at its place.
    package var isDescribed = false
    /// Whether a value stands for it, so that it takes no modifiers.
    package var isPlainValue = false
    /// Whether it is the value that a key declares itself.
    package var isDeclaredValue = false
    /// Whether its factory ends the program if the request passes no arguments, whatever their types.
    package var needsArguments = false
    /// Whether its factory runs on the main actor and ends the program elsewhere.
    package var needsMainActor = false
    /// The call, such as `register(Clock.self)`.
    package var call: String
    /// The function that contains the call.
    package var function: String
    package var location: SourceLocation
    /// The place of the innermost surrounding closure that may run apart from the function.
    package var closure: SourceLocation?
    package var conditions: [RegistryCondition] = []
    /// The expression that registers it, as written.
    package var receiver = ""
    /// Whether the container makes the arguments of each of its parameters.
    package var isWired = false
    /// The class, if the factory only calls its initializer with requests and run-time values.
    package var plainClass: String?
    /// The type, if the factory only calls its initializer.
    package var freshClass: String?
    /// Whether only its requests keep the instance. Neither the factory nor the initializer lets other code keep it.
    package var isHeldByRequestsOnly = false
    /// The types above the type that the factory makes, as far as the sources declare them.
    package var supertypes: Set<String> = []
    /// The text of the factory, and the name of its resolver.
    package var factoryText: String?
    package var resolverName: String?
    /// Whether the factory uses variables around it, or members of its type.
    package var usesSurroundings = false
    /// Its assembly, if no code loads the assembly.
    package var unloadedAssembly: String?
    /// Why it cannot be used, if that is certain.
    package var obstacle: String?
    /// Whether the instance is known to be a value, which cannot be kept weakly.
    package var makesValue = false
    /// Whether the type of the value that registers it is not known, so that its container may be any.
    package var isOfUnknownContainer = false
    /// Whether it turned out not to be a registration.
    package var isDropped = false
    /// For a value that parts of the code set for other parts, the files of the former. The value reaches only code
    /// that their Swift modules can name.
    package var setters: Set<String> = []
    /// The files whose requests it may answer; nil for all files.
    package var covered: Set<String>?
    /// Whether it stands for a scope itself, or for a provider of the graph. Such a registration isn't counted.
    package var isScope = false
    /// The registered value, if other code can use it too.
    package var value: SupplyValue?

    /// The keys that it provides: its own, and the keys of the further types.
    package var keys: [RegistryKey] {
        [key] + forwards.map { RegistryKey(type: $0.type, arguments: key.arguments, name: $0.name) }
    }
}

/// A registered value that does not depend on the code around it.
package struct SupplyValue: Sendable, Equatable {
    /// The expression: `Store.shared`, `Store()`.
    package var text: String
    /// Whether each use gets the same object.
    package var isShared: Bool
    /// Whether it stands in a preview.
    package var isOfPreview: Bool
}

/// A further type of a registration.
package struct ForwardedType: Sendable, Hashable {
    package var type: TypeExpression
    /// The name of its key. It does not depend on the name of the registration.
    package var name: String?
    package var location: SourceLocation

    package init(_ type: TypeExpression, name: String?, location: SourceLocation) {
        (self.type, self.name, self.location) = (type, name, location)
    }
}

/// A condition that something depends on.
package struct RegistryCondition: Sendable, Hashable {
    /// The text as written, without white space.
    package var text: String
    /// The place of the branch, and the number of the case.
    package var branch: SourceLocation
    package var number: Int
    /// The number of cases, of which one runs; nil if possibly none runs.
    package var count: Int?
    /// Whether an excluded `#if` clause is the condition.
    package var isInactive = false
    /// The keys that the condition itself requests.
    package var tested: Set<String> = []
}
