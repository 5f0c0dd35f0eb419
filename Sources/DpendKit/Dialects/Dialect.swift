/// A library that wires code of applications, and that dpend can read.
///
/// A new library is a folder beside the others with a type that conforms to this protocol. dpend's own container
/// collects these types.
protocol ContainerDialect: Sendable {
    /// The name in options.
    var name: String { get }
    var title: String { get }
    /// The Swift modules whose import turns the dialect on. Without any, annotations turn it on.
    var modules: Set<String> { get }
    /// Whether `dpend migrate` can propose code that replaces the containers.
    var isTranslatable: Bool { get }
    /// Words to search for: if the bodies or annotations of a file matter, it contains at least one.
    var words: [StaticString] { get }
    /// Whether a text has a reason to read code. Without one in any file, nothing is read. Nil if the import is one.
    var start: (@Sendable (UnsafeBufferPointer<UInt8>) -> Bool)? { get }
    /// Whether files use it.
    ///
    /// - Parameter imported: The Swift modules that they import.
    func isUsed(in files: [SourceDeclarations], importing imported: Set<String>) -> Bool
    /// Words to search for: if the texts of a file's types matter, it contains at least one.
    var outlineWords: [String] { get }
    /// Further words, which depend on the files that contain the first ones.
    func furtherOutlineWords(_ files: [SourceCode]) -> [String]
    /// The names of the types whose calls matter, beside the texts of types.
    func calledNames(_ files: [SourceCode]) -> Set<String>
    /// The file with the settings of the library's own generator; nil if it has none.
    var settings: AnnotationSettings? { get }
    /// The dialect for a run with these options.
    func applying(_ options: ResolutionOptions) -> Self
    /// The meaning of calls; nil for a library whose declarations are read instead.
    var calls: (any Dialect)? { get }
    /// The writer of the generated file; nil for a library without one.
    var generator: (any GeneratingDialect)? { get }
    /// Whether ``registries(in:)`` finds containers.
    var describesContainers: Bool { get }
    /// Reads the containers that declarations describe, one for each program.
    func registries(in code: DescribingCode) -> [Registry]
}

/// The code in which declarations may describe containers.
struct DescribingCode: Sendable {
    /// The files without tests.
    var files: [SourceCode]
    /// The declarations of at least these files.
    var declarations: DeclarationIndex
    /// The containers that calls fill, which give the types of what such calls return.
    var called: [any Dialect]
    /// The number of threads.
    var jobs: Int
    /// Reads the project files around some files.
    var projects: @Sendable ([String]) -> ProjectTargets
    /// Ends the reading, whose result is then of no use.
    var cancellation: Cancellation
}

extension ContainerDialect {
    var isTranslatable: Bool { false }
    var words: [StaticString] { [] }
    var start: (@Sendable (UnsafeBufferPointer<UInt8>) -> Bool)? { nil }
    func isUsed(in files: [SourceDeclarations], importing imported: Set<String>) -> Bool {
        modules.isEmpty ? files.contains(where: \.isAnnotated) : !modules.isDisjoint(with: imported)
    }
    var outlineWords: [String] { [] }
    func furtherOutlineWords(_ files: [SourceCode]) -> [String] { [] }
    func calledNames(_ files: [SourceCode]) -> Set<String> { [] }
    var settings: AnnotationSettings? { nil }
    func applying(_ options: ResolutionOptions) -> Self { self }
    var calls: (any Dialect)? { nil }
    var generator: (any GeneratingDialect)? { nil }
    var describesContainers: Bool { calls == nil }
    func registries(in code: DescribingCode) -> [Registry] { [] }
}

/// A file with the settings of a generator that reads annotations, in YAML.
struct AnnotationSettings {
    /// The names of the file.
    var files: [String]
    /// The keys of the project and the platform.
    var project: String
    var platform: String
    /// The names of platforms.
    var platforms: [Platform: Set<String>]
}

/// A container that code fills and asks at run time.
///
/// A dialect interprets calls only. ``RegistryReader`` walks the code, types expressions and keeps the dialect's
/// findings.
protocol Dialect: ContainerDialect {
    /// The types of its Swift module that matter.
    var types: Set<String> { get }
    /// The types among ``types`` that code can register with.
    var fillableTypes: Set<String> { get }
    var rules: RegistryRules { get }
    /// The types among ``types`` that are containers, or stand for one.
    var containerTypes: Set<String> { get }
    /// The name of the container of static functions; nil if the library does not have one.
    var commonContainer: String? { get }
    /// The role of an argument for a container that is made (`init`), or whose method is called.
    func role(of label: String?, in method: String, of type: String) -> ContainerRole?
    /// How assemblies fill containers; nil if the library has none.
    var assemblies: AssemblyRules? { get }
    /// Whether a factory gets the container that is asked, even if it is registered in a parent.
    var passesAskingContainer: Bool { get }

    /// The meaning of a method call, if the receiver is one of ``types``.
    func meaning(of call: MethodCall) -> CallMeaning?
    /// The type of a member of one of ``types``.
    func member(_ name: String, of type: String, isStatic: Bool) -> TypeExpression?
    /// The meaning of a call that follows a registration.
    func modifier(_ name: String, _ arguments: [CodeArgument]) -> RegistrationModifier?
    /// The request that `left ~> right` makes.
    func meaning(ofOperator name: String, _ right: CodeExpression) -> RequestCall?
    /// The name of the function that the library generates for a registered type.
    func accessor(of type: TypeExpression) -> String?
    /// The request of a property with an attribute of the Swift module.
    func request(ofAttribute attribute: CodeAttribute) -> PropertyRequest?
    /// The type of a factory's parameter that stands for all arguments, and its methods that fail without an argument.
    /// The empty name stands for a call of the parameter itself.
    var argumentValues: (type: String, methods: Set<String>)? { get }
    /// The static property with the scope of registrations without one.
    var defaultScopeProperty: String? { get }
    /// The function that the library generates for initializers with an attribute.
    var maker: GeneratedMaker? { get }
    /// The static function of generated types that makes a container, and the container's type.
    var makerOfContainers: (function: String, type: String)? { get }
    /// Types whose static members are names of keys.
    var nameTypes: Set<String> { get }
    /// The meaning of properties that are keys; nil if the library has none.
    var properties: (any KeyProperties)? { get }
    /// The rules for keys that are types with values; nil if the library has none.
    var values: ValueRules? { get }
    /// The supertypes of the Swift module's types, if sources may extend them.
    var supertypes: [String: [String]] { get }
    /// How closures fill containers; nil if code calls methods for that.
    var elements: ElementRules? { get }
    /// How an instance is found, if an expression says so: `.name("a")`.
    func locator(_ expression: CodeExpression) -> KeyLocator?
    /// The types of the parameters of closures that an initializer of one of ``types`` takes.
    func closureParameters(ofInitializer type: String) -> [TypeExpression]
}

extension Dialect {
    var isTranslatable: Bool { rules.isTranslatable }
    var calls: (any Dialect)? { self }
    func meaning(ofOperator name: String, _ right: CodeExpression) -> RequestCall? { nil }
    func request(ofAttribute attribute: CodeAttribute) -> PropertyRequest? { nil }
    func accessor(of type: TypeExpression) -> String? { nil }
    var nameTypes: Set<String> { [] }
    var defaultScopeProperty: String? { nil }
    var maker: GeneratedMaker? { nil }
    var makerOfContainers: (function: String, type: String)? { nil }
    var argumentValues: (type: String, methods: Set<String>)? { nil }
    var commonContainer: String? { nil }
    var assemblies: AssemblyRules? { nil }
    var passesAskingContainer: Bool { true }
    func role(of label: String?, in method: String, of type: String) -> ContainerRole? { nil }
    var properties: (any KeyProperties)? { nil }
    var supertypes: [String: [String]] { [:] }
    var values: ValueRules? { nil }
    var elements: ElementRules? { nil }
    func locator(_ expression: CodeExpression) -> KeyLocator? { nil }

    /// One of the library's types.
    func type(_ name: String) -> TypeExpression {
        .nominal(NominalType(module: title, components: [.init(name: name)]))
    }
}

/// A library with assemblies: types that fill a container when it is made.
struct AssemblyRules {
    /// Their protocols, and the functions that fill the container, in the order in which they run.
    var types: [String]
    var functions: [String]
    /// The types that load assemblies, and the protocols of the assemblies that code has to name for that.
    var loaders: Set<String>
    var named: [String]
    /// Whether only the elements of a list of assemblies fill a container.
    var areListsComplete: Bool
}

/// A call on a type or an instance of a dialect.
struct MethodCall {
    /// The name of the receiver's type.
    var type: String
    var isStatic: Bool
    var method: String
    var call: CodeCall
}

/// The meaning of a call for a container.
enum CallMeaning {
    case registration(RegistrationCall)
    case request(RequestCall)
    /// Registers an existing registration as another type.
    case forward(CodeExpression, to: CodeExpression, name: CodeExpression?)
    /// A call that concerns no key, with the type of its result.
    case nothing(TypeExpression?)
    /// A closure that gets a container later, with expressions that are metatypes of its parameters.
    case callback(CodeExpression, parameters: [CodeExpression])
    /// From then on the registrations of a container count.
    case activation(CodeExpression)
    /// A change of registrations that dpend cannot follow.
    case undecided(String)
}

/// A call that registers.
struct RegistrationCall {
    /// The name of the function, as it is printed.
    var function = "register"
    /// An expression that is a metatype; nil if the type follows from the factory.
    var type: CodeExpression?
    var name: CodeExpression?
    var factory: CodeExpression?
    /// The types of the factory's first parameters, which are not run-time values.
    var given: [TypeExpression] = []
    /// Expressions that are metatypes of run-time values.
    var argumentTypes: [CodeExpression]?
    /// The scope, if the call itself states it.
    var scope: CodeExpression?
    /// Whether the container provides all parameters of the factory except run-time values.
    var isWired = false
    /// Whether it is an element of a collection.
    var isElement = false
    /// Whether the factory runs on the main actor.
    var needsMainActor = false
    /// How the instance is found, if not by its type.
    var locator: KeyLocator?
    /// Expressions that are metatypes of further types.
    var forwards: [CodeExpression] = []
}

/// A call that asks for a key.
struct RequestCall {
    /// An expression that is a metatype; nil if the type follows from the call's place.
    var type: CodeExpression?
    var name: CodeExpression?
    var locator: KeyLocator?
    var arguments: [CodeExpression] = []
    /// The accessor that is called, if the key follows from it.
    var accessor: String?
    /// Whether it passes arguments that do not belong to the key.
    var passesArguments = false
    /// Whether it only requires that the key is registered.
    var isAbstract = false
    /// How the request fails.
    var failure: Failure
    /// Whether the result is optional.
    var isOptional: Bool

    enum Failure {
        case isNil, traps, throwsError
        /// It throws an error that only a mistake in the program causes.
        case throwsMistake
    }
}

/// The meaning of a call that follows a registration.
enum RegistrationModifier {
    case scope(CodeExpression)
    /// Further types, the name of all of them, and a closure that runs when the instance has been stored, with the type
    /// of its first parameter.
    case forwards(
        [CodeExpression], name: CodeExpression?, afterStoring: CodeExpression? = nil, resolver: TypeExpression? = nil)
    case locator(KeyLocator)
    /// A closure that runs when the instance has been stored, with the types of its first parameters.
    case afterStoring(CodeExpression, resolver: TypeExpression?)
    /// Another factory makes the instance under a condition; nil for tests and previews.
    case alternative(CodeExpression, String?)
    /// Each argument has its own instance.
    case byArguments
    /// A closure that runs before the instance is stored.
    case beforeStoring(CodeExpression, resolver: TypeExpression?)
    case nothing
}

/// A function that a library generates for an initializer. It takes a resolver, and asks it for the parameters.
struct GeneratedMaker {
    /// The attributes of initializers and static functions, and of structs.
    var attributes: Set<String>
    /// The name of the generated function for an initializer. For a function the name is the same.
    var function: String
    /// The label of the resolver.
    var label: String
    /// The attributes of three kinds of parameters: run-time values, parameters with default values, and named ones.
    var argument: String
    var defaulted: String
    var named: String
}

/// The request of a property with an attribute.
struct PropertyRequest {
    var name: CodeExpression?
    var locator: KeyLocator?
    var arguments: [CodeExpression] = []
    /// The key path to the property that is asked for, the property itself, or the type that is the key.
    var keyPath: CodeExpression?
    var failure: RequestCall.Failure
    var time: RegistryRequest.Time
    /// Why the key cannot be decided; nil if it can.
    var reason: String?
    /// Whether the property holds its value weakly.
    var isWeak = false
    /// Whether the property is declared as `T?` and asks for `T`.
    var takesOptional = false
}
