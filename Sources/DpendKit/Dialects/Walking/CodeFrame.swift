/// What is known of an expression.
enum Typed {
    /// One of a type, and of what may be a container what holds it.
    case instance(TypeExpression, isImplicitlyUnwrapped: Bool = false, mention: ContainerFlow.Mention? = nil)
    /// Of this type or an optional one: what an initializer gives that is declared nowhere in sight.
    case likely(TypeExpression)
    case metatype(TypeExpression)
    /// A property that is a key.
    case provider(Provider)
    /// A registration by its number, of a dialect.
    case registration(Int, dialect: Int)
    case unknown

    init(_ type: TypeExpression, isImplicitlyUnwrapped: Bool = false) {
        if case .metatype(let base) = type { self = .metatype(base) } else { self = .instance(type, isImplicitlyUnwrapped: isImplicitlyUnwrapped) }
    }

    /// The static type, if it is known to the last.
    var type: TypeExpression? {
        switch self {
        case .instance(let type, _, _): type
        case .metatype(let base): .metatype(base)
        case .provider, .registration, .likely, .unknown: nil
        }
    }

    /// The same with a type that a part of the expression says, as long as it stands for the same.
    func retyped(_ type: TypeExpression?) -> Typed {
        guard let type else { return .unknown }
        if case .instance(_, _, let mention?) = self { return .instance(type, mention: mention) }
        return Typed(type)
    }

    /// The same as nothing but a type.
    var withoutMention: Typed { if case .instance(let type, let isImplicitlyUnwrapped, _) = self { .instance(type, isImplicitlyUnwrapped: isImplicitlyUnwrapped) } else { self } }

    /// The type that it most likely has.
    var likelyType: TypeExpression? { if case .likely(let type) = self { type } else { type } }

    /// The same before a member's name, where what is optional would be unwrapped.
    var asReceiver: Typed { if case .likely(let type) = self { Typed(type) } else { self } }
}

/// How what an expression gives is used: what becomes of `nil`, and of errors.
struct Use {
    var ofNil = Outcome.open
    var ofErrors = Outcome.open

    enum Outcome { case open, forced, soft }

    static let plain = Use()
    static let soft = Use(ofNil: .soft, ofErrors: .open)
}

/// Something with a name in a body.
enum Local {
    case value(Typed, constant: CodeExpression?)
    /// A variable with attributes that may ask for its value.
    case wrapped([CodeAttribute], Typed, SourceLocation)
    case parameter(ParameterSlot)
    case function(CodeMember)
}

/// A parameter of a closure whose type nobody wrote: it has that of the parameter it is passed to.
final class ParameterSlot {
    var type: TypeExpression?
}

/// Where the walk is.
struct CodeFrame {
    var file: Int
    /// The type around, by its position in the file.
    var owner: Int?
    var isStatic = false
    var context: NameResolver.Context
    /// Innermost last.
    var locals: [[String: Local]] = [[:]]
    /// Who asks, as it is printed.
    var function: String
    /// The registration whose factory is walked.
    var registration: (number: Int, dialect: Int)?
    var time = RegistryRequest.Time.firstUse
    var conditions: [RegistryCondition] = []
    /// Whether what is walked runs where it stands, and not in a closure.
    var isInOrder = true
    /// Whether what is walked surely runs off the main actor, and whether the closures of the call do.
    var isOffMainActor = false
    var areClosuresOffMainActor = false
    /// How many scopes lie outside of the factory that is walked.
    var factoryScope: Int?
    /// How many closures there are around, up to a factory.
    var closureDepth = 0
    /// The type whose initializer, or initial value, is walked.
    var maker: String?
    /// Whether somebody catches what is thrown.
    var catches = false
    /// The property that is a key and whose value is walked.
    var providing: Provider?
    /// The place of code that is walked, as long as what is walked runs whenever that does; and how many conditions are around it.
    var origin: String?
    var originConditions = 0
    /// What the function around returns.
    var result: TypeExpression?
    /// The member that is walked, and what holds the container that the function or closure around returns.
    var member: CodeIndex.MemberPlace?
    var resultHolder: Int?

    /// ``origin``, but under no further condition.
    var sureOrigin: String? { conditions.count == originConditions ? origin : nil }

    mutating func declare(_ name: String, _ local: Local) { locals[locals.count - 1][name] = local }

    /// Whether a name is that of a variable outside of the factory.
    func isOutsideFactory(_ name: String) -> Bool {
        guard let factoryScope, let scope = locals.lastIndex(where: { $0[name] != nil }) else { return false }
        return scope < factoryScope
    }

    func local(_ name: String) -> Local? {
        for scope in locals.reversed() { if let found = scope[name] { return found } }
        return nil
    }
}

/// What a function asks for, or registers, on behalf of whoever calls it.
struct Wrapper {
    var requests: [(request: RegistryRequest, name: NameValue, isOptional: Bool, dialect: Int)] = []
    var registrations: [(key: RegistryKey, containers: [Int], dialect: Int)] = []

    var isEmpty: Bool { requests.isEmpty && registrations.isEmpty }
}

/// A property that is a key: `var clock: Factory<Clock>`.
struct Provider {
    var key: RegistryKey
    /// What who asks gets.
    var type: TypeExpression
    var dialect: Int
}

/// The name of a key.
enum NameValue {
    case none
    case text(String)
    /// That of a parameter of the function around.
    case parameter(String)
    case unknown
}
