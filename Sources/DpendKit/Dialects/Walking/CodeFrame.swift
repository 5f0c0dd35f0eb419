/// The knowledge about an expression.
enum Typed {
    /// An instance of a type. If it may be a container, the mention refers to its holder.
    case instance(TypeExpression, isImplicitlyUnwrapped: Bool = false, mention: ContainerFlow.Mention? = nil)
    /// A value of this type or its optional, from an initializer whose declaration isn't in sight.
    case likely(TypeExpression)
    case metatype(TypeExpression)
    /// A property that is a key.
    case provider(Provider)
    /// A registration of a dialect, by its number.
    case registration(Int, dialect: Int)
    case unknown

    init(_ type: TypeExpression, isImplicitlyUnwrapped: Bool = false) {
        if case .metatype(let base) = type {
            self = .metatype(base)
        } else {
            self = .instance(type, isImplicitlyUnwrapped: isImplicitlyUnwrapped)
        }
    }

    /// The static type, if it is certain.
    var type: TypeExpression? {
        switch self {
        case .instance(let type, _, _): type
        case .metatype(let base): .metatype(base)
        case .provider, .registration, .likely, .unknown: nil
        }
    }

    /// The same value with a type that a part of the expression states, as long as it still means the same.
    func retyped(_ type: TypeExpression?) -> Typed {
        guard let type else { return .unknown }
        if case .instance(_, _, let mention?) = self { return .instance(type, mention: mention) }
        return Typed(type)
    }

    /// The same value with only its type.
    var withoutMention: Typed {
        if case .instance(let type, let isImplicitlyUnwrapped, _) = self {
            .instance(type, isImplicitlyUnwrapped: isImplicitlyUnwrapped)
        } else {
            self
        }
    }

    /// The type that it most likely has.
    var likelyType: TypeExpression? { if case .likely(let type) = self { type } else { type } }

    /// The same value as the receiver of a member, for which an optional would be unwrapped.
    var asReceiver: Typed { if case .likely(let type) = self { Typed(type) } else { self } }
}

/// How code uses the value of an expression: what happens to `nil`, and to errors.
struct Use {
    var ofNil = Outcome.open
    var ofErrors = Outcome.open

    enum Outcome { case open, forced, soft }

    static let plain = Use()
    static let soft = Use(ofNil: .soft, ofErrors: .open)
}

/// A named declaration in a body.
enum Local {
    case value(Typed, constant: CodeExpression?)
    /// A variable with attributes, which may ask for its value.
    case wrapped([CodeAttribute], Typed, SourceLocation)
    case parameter(ParameterSlot)
    case function(CodeMember)
}

/// A parameter of a closure without a written type. It gets the type of the parameter that it is passed to.
final class ParameterSlot {
    var type: TypeExpression?
}

/// The position of the walk.
struct CodeFrame {
    var file: Int
    /// The surrounding type, by its position in the file.
    var owner: Int?
    /// The type of `self`, if it is one below the surrounding type.
    var selfType: TypeExpression?
    var isStatic = false
    var context: NameResolver.Context
    /// The innermost scope is last.
    var locals: [[String: Local]] = [[:]]
    /// The function that asks, as it is printed.
    var function: String
    /// The registration of the factory that is being walked.
    var registration: (number: Int, dialect: Int)?
    var time = RegistryRequest.Time.firstUse
    var conditions: [RegistryCondition] = []
    /// Whether the walked code runs in place, and not in a closure.
    var isInOrder = true
    /// Whether the walked code surely runs off the main actor, and whether the closures of the call do.
    var isOffMainActor = false
    var areClosuresOffMainActor = false
    /// Whether the values that the walked closure sets are for code beside the call that takes the closure.
    var setsValuesInPlace = false
    /// The number of scopes outside the factory that is being walked.
    var factoryScope: Int?
    /// The place of the innermost surrounding closure that may run apart from the function.
    var closure: SourceLocation?
    /// The number of surrounding closures, up to a factory.
    var closureDepth = 0
    /// The type whose initializer, or initial value, is being walked.
    var maker: String?
    /// Whether surrounding code catches thrown errors.
    var catches = false
    /// The property that is a key, and whose value is being walked.
    var providing: Provider?
    /// The list of registrations whose statements are being walked.
    var list: List?
    /// The origin: the surrounding code that runs the walked code whenever it runs; nil if it may skip the walked code.
    /// The number says how many conditions surround the origin.
    var origin: String?
    var originConditions = 0
    /// The result type of the surrounding function.
    var result: TypeExpression?
    /// The member that is being walked, and the holder of the container that the surrounding function or closure
    /// returns.
    var member: CodeIndex.MemberPlace?
    var resultHolder: Int?

    /// The ``origin``, if no further condition applies.
    var sureOrigin: String? { conditions.count == originConditions ? origin : nil }

    /// A body whose statements add registrations to a container.
    struct List {
        var dialect: Int
        /// The name of the container; empty if it is unknown.
        var name: String
        var location: SourceLocation
    }

    mutating func declare(_ name: String, _ local: Local) { locals[locals.count - 1][name] = local }

    /// Whether a name belongs to a variable outside the factory.
    func isOutsideFactory(_ name: String) -> Bool {
        guard let factoryScope, let scope = locals.lastIndex(where: { $0[name] != nil }) else { return false }
        return scope < factoryScope
    }

    func local(_ name: String) -> Local? {
        for scope in locals.reversed() { if let found = scope[name] { return found } }
        return nil
    }
}

/// The keys that a function asks for, or registers, on behalf of its caller.
struct Wrapper {
    var requests: [(request: RegistryRequest, name: NameValue, isOptional: Bool, dialect: Int)] = []
    var registrations: [WrappedRegistration] = []

    var isEmpty: Bool { requests.isEmpty && registrations.isEmpty }
}

/// A registration that a generic function makes of what its callers pass.
struct WrappedRegistration {
    /// The registration with generic types. In the function's own walk the registry has its final state.
    var registration: Registration
    var number: Int
    var name: NameValue
    var dialect: Int
    /// The parameter that is the factory, and the types of the factory's first parameters.
    var factory: String?
    var given: [TypeExpression]
}

/// The functions that set values for their callers.
struct ValueSetters {
    var names: Set<String>
    /// The registrations in them, with the name of the function.
    var registrations: [(dialect: Int, number: Int, name: String)] = []
    /// For each name, the files of the callers whose values reach only code that they can name; nil for any other
    /// caller.
    var callers: [String: Set<String?>] = [:]
}

/// A property that is a key: `var clock: Factory<Clock>`.
struct Provider {
    var key: RegistryKey
    /// The type that a request gets.
    var type: TypeExpression
    var dialect: Int
}

/// The name of a key.
enum NameValue {
    case none
    case text(String)
    /// The name is a parameter of the surrounding function.
    case parameter(String)
    case unknown
}

extension TypeExpression {
    /// The type of a member of another type, in which `Self` and `Self?` are that type.
    func onSelf(_ type: TypeExpression?) -> TypeExpression {
        guard let type, let nominal = unwrappedOnce.nominal, nominal.path == "Self", nominal.module == nil else {
            return self
        }
        return unwrappedOnce == self ? type : .optional(type)
    }
}
