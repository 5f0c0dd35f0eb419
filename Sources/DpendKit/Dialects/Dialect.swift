/// A library that wires somebody else's code, and that dpend can read.
protocol ContainerDialect: Sendable {
    /// The name that options know.
    var name: String { get }
    var title: String { get }
    /// The Swift modules whose import turns the dialect on.
    var modules: Set<String> { get }
}

/// A library whose generator goes by the texts of types.
protocol OutlineDialect: ContainerDialect {
    /// Texts of which a file has one if the texts of its types matter.
    var outlineWords: [String] { get }
    /// Further such texts, of which those know who have read the files with the first ones.
    func furtherOutlineWords(_ files: [SourceCode]) -> [String]
    /// Reads the container.
    ///
    /// - Parameters:
    ///   - files: Those with an outline count.
    ///   - declarations: Those of at least these files.
    func registry(_ files: [SourceCode], in declarations: DeclarationIndex) -> Registry?
}

/// A library whose generator's file dpend can write.
protocol GeneratingDialect: ContainerDialect {
    /// Writes the file.
    ///
    /// - Parameters:
    ///   - registry: What was read; nil where nothing was found.
    ///   - previous: The file as it is.
    ///   - content: Reads a source.
    func write(_ registry: Registry?, _ options: GeneratorOptions, previous: String?, content: (String) -> [UInt8]) -> String
}

/// A container that code fills and asks at run time.
///
/// What it says is about calls only. ``RegistryReader`` walks the code, types expressions and keeps what the dialect finds.
protocol Dialect: ContainerDialect {
    /// Texts of which a file has one if its bodies matter.
    var words: [StaticString] { get }
    /// The types of its module that matter.
    var types: Set<String> { get }
    /// Those of them that somebody can register with.
    var fillableTypes: Set<String> { get }
    var rules: RegistryRules { get }
    /// Those of ``types`` that are containers, or stand for one.
    var containerTypes: Set<String> { get }
    /// What the container of static functions is called; nil where there is none.
    var commonContainer: String? { get }
    /// What an argument is to a container that is made (`init`), or whose method is called.
    func role(of label: String?, in method: String, of type: String) -> ContainerRole?
    /// The protocols of what fills a container, and the functions that do it.
    var assemblyTypes: [String] { get }
    var assemblingFunctions: [String] { get }
    /// Whether nothing but the elements of a list of assemblies fills a container.
    var readsAssemblyLists: Bool { get }
    /// Whether a factory gets the container that is asked, where it is registered in one above.
    var passesAskingContainer: Bool { get }

    /// What a call of a method means, if the receiver is one of ``types``.
    func meaning(of call: MethodCall) -> CallMeaning?
    /// What a member of one of ``types`` is.
    func member(_ name: String, of type: String, isStatic: Bool) -> TypeExpression?
    /// What a call behind a registration says of it.
    func modifier(_ name: String, _ arguments: [CodeArgument]) -> RegistrationModifier?
    /// What `left ~> right` asks for.
    func meaning(ofOperator name: String, _ right: CodeExpression) -> RequestCall?
    /// The name of the function that the library generates for what is registered.
    func accessor(of type: TypeExpression) -> String?
    /// What a property with an attribute of the module asks for.
    func request(ofAttribute attribute: CodeAttribute) -> PropertyRequest?
    /// The type of a factory's parameter that stands for all arguments, and its methods that fail without one; the empty name calls itself.
    var argumentValues: (type: String, methods: Set<String>)? { get }
    /// The static property that holds the scope of registrations which say none.
    var defaultScopeProperty: String? { get }
    /// What the library generates for initializers with an attribute.
    var maker: GeneratedMaker? { get }
    /// Types whose static members are names of keys.
    var nameTypes: Set<String> { get }
    /// What a property of a type of the module is, where properties are keys: `Factory<T>`.
    func provision(of type: TypeExpression) -> Provision?
    /// How a property that is a key says what it gives, in its own getter.
    func provision(by call: CodeCall) -> ProvisionCall?
    /// What a call of a property that is a key means, or of a method of it.
    func meaning(ofProvider method: String?, _ call: CodeCall) -> ProviderMeaning?
    /// The key path whose property a function of the module asks for.
    func keyPath(in call: CodeCall, of function: String) -> CodeExpression?
    /// The type that key paths begin with which name none.
    var keyPathRoot: String? { get }
    /// The type whose properties lead to keys, which are types: `DependencyValues`.
    var valuesType: String? { get }
    /// Those of its properties that the library has itself.
    var ownValues: Set<String> { get }
    /// The protocol of keys that have a value in the application: `DependencyKey`.
    var liveProtocol: String? { get }
    /// Whether the closures that a function takes set properties of ``valuesType``.
    func overriddenValues(by function: String, label: String?) -> Bool
    /// What the types of the module conform to, where sources may extend that.
    var supertypes: [String: [String]] { get }
    /// The types of the parameters of closures that an initializer of one of ``types`` takes.
    func closureParameters(ofInitializer type: String) -> [TypeExpression]
}

extension Dialect {
    func meaning(ofOperator name: String, _ right: CodeExpression) -> RequestCall? { nil }
    func request(ofAttribute attribute: CodeAttribute) -> PropertyRequest? { nil }
    func accessor(of type: TypeExpression) -> String? { nil }
    var nameTypes: Set<String> { [] }
    var defaultScopeProperty: String? { nil }
    var maker: GeneratedMaker? { nil }
    var argumentValues: (type: String, methods: Set<String>)? { nil }
    var commonContainer: String? { nil }
    var assemblyTypes: [String] { [] }
    var assemblingFunctions: [String] { [] }
    var readsAssemblyLists: Bool { false }
    var passesAskingContainer: Bool { true }
    func role(of label: String?, in method: String, of type: String) -> ContainerRole? { nil }
    func provision(of type: TypeExpression) -> Provision? { nil }
    func provision(by call: CodeCall) -> ProvisionCall? { nil }
    func meaning(ofProvider method: String?, _ call: CodeCall) -> ProviderMeaning? { nil }
    func keyPath(in call: CodeCall, of function: String) -> CodeExpression? { nil }
    var keyPathRoot: String? { nil }
    var supertypes: [String: [String]] { [:] }
    var valuesType: String? { nil }
    var ownValues: Set<String> { [] }
    var liveProtocol: String? { nil }
    func overriddenValues(by function: String, label: String?) -> Bool { false }

    /// One of its types.
    func type(_ name: String) -> TypeExpression { .nominal(NominalType(module: title, components: [.init(name: name)])) }
}

/// A call on something of a dialect.
struct MethodCall {
    /// The name of the receiver's type.
    var type: String
    var isStatic: Bool
    var method: String
    var call: CodeCall
}

/// What a call is to a container.
enum CallMeaning {
    case registration(RegistrationCall)
    case request(RequestCall)
    /// Registers what exists as something else: the type, the registration.
    case forward(CodeExpression, CodeExpression)
    /// Something that concerns no key; the type of what it returns.
    case nothing(TypeExpression?)
    /// Something that changes what is registered in a way that cannot be followed.
    case undecided(String)
}

/// What a property that is a key gives to who asks, and takes from them.
struct Provision {
    var type: TypeExpression
    var arguments: [TypeExpression] = []
}

/// How a property that is a key says what it gives.
enum ProvisionCall {
    /// With what makes the instance.
    case factory(CodeExpression)
    /// Somebody registers it elsewhere.
    case promise
}

/// What a call means to a property that is a key.
enum ProviderMeaning {
    case request
    /// Something else makes the instance from then on.
    case registration(CodeExpression)
    /// Something else makes it in some circumstances, which a text tells; nil for those of tests and previews.
    case alternative(CodeExpression, String?)
    /// Something that concerns no key, and gives the property again.
    case nothing
}

/// A call that registers.
struct RegistrationCall {
    /// An expression that is a metatype; nil where the factory tells the type.
    var type: CodeExpression?
    var name: CodeExpression?
    var factory: CodeExpression?
    /// The types of the first parameters of the factory, which are no run-time arguments.
    var given: [TypeExpression] = []
    /// Expressions that are metatypes of run-time arguments.
    var argumentTypes: [CodeExpression]?
    /// The scope, where the call itself says it.
    var scope: CodeExpression?
    /// Whether all parameters of the factory that are no run-time arguments are asked of the container.
    var isWired = false
    /// Whether it is one of a collection.
    var isElement = false
    /// Whether the factory runs on the main actor.
    var needsMainActor = false
}

/// A call that asks for something.
struct RequestCall {
    /// An expression that is a metatype; nil where its place tells the type.
    var type: CodeExpression?
    var name: CodeExpression?
    var arguments: [CodeExpression] = []
    /// The accessor that is called, where it tells what is asked for.
    var accessor: String?
    /// Whether it passes arguments that do not belong to the key.
    var passesArguments = false
    /// Whether it only says that the key has to be registered.
    var isAbstract = false
    /// What happens when it fails.
    var failure: Failure
    /// Whether what is returned is optional.
    var isOptional: Bool

    enum Failure { case isNil, traps, throwsError }
}

/// What is said of a registration by a call behind it.
enum RegistrationModifier {
    case scope(CodeExpression)
    case forwards([CodeExpression])
    /// A closure that runs when the instance has been stored, with the types of its first parameters.
    case afterStoring(CodeExpression, resolver: TypeExpression?)
    /// What makes the instance in some circumstances; nil for those of tests and previews.
    case alternative(CodeExpression, String?)
    /// That there is an instance for each argument.
    case byArguments
    /// A closure that runs before.
    case beforeStoring(CodeExpression, resolver: TypeExpression?)
    case nothing
}

/// A function that a library generates for an initializer: it takes a resolver, and asks it for the parameters.
struct GeneratedMaker {
    /// The attributes of initializers and static functions, and of structs.
    var attributes: Set<String>
    /// The name that it has for an initializer; for a function it is that function's.
    var function: String
    /// The label of the resolver.
    var label: String
    /// The attributes of parameters that it takes itself, that it leaves to their default values, and that have names.
    var argument: String
    var defaulted: String
    var named: String
}

/// What a property with an attribute asks for.
struct PropertyRequest {
    var name: CodeExpression?
    /// The key path to the property that is asked for, or the type that is the key.
    var keyPath: CodeExpression?
    var failure: RequestCall.Failure
    var time: RegistryRequest.Time
    /// Whether the property does not keep what it gets.
    var isWeak = false
    /// Whether the property is declared as `T?` and asks for `T`.
    var takesOptional = false
}

extension CodeExpression {
    var isClosure: Bool { if case .closure = self { true } else { false } }
    /// `.name`
    var isImplicitMember: Bool { if case .member(nil, _, _) = self { true } else { false } }
    /// How many parameters a closure has; nil for anything else.
    var parameterCount: Int? {
        guard case .closure(let closure) = self else { return nil }
        return closure.hasSignature ? closure.parameters.count : closure.anonymousCount
    }

    /// The expression without `try`, `!` and casts around it.
    var unwrappedValue: CodeExpression {
        switch self {
        case .attempt(let value, _), .forced(let value), .cast(let value, _, _): value.unwrappedValue
        default: self
        }
    }

    /// Whether it asks for a type, without a name and without arguments.
    var isPlainRequest: Bool {
        switch unwrappedValue {
        case .call(let call):
            guard case .member(_, "resolve", _) = call.callee else { return false }
            return call.arguments.allSatisfy { $0.label == nil }
        case .binary(_, "~>", let right, _): if case .tuple(let elements) = right { return elements.isEmpty } else { return true }
        default: return false
        }
    }
}
