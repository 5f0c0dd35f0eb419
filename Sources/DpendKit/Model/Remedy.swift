/// One way out of a problem: what to do, to which option, declaration or file.
///
/// It is a value, so that programs can apply it. Formatters word it (`Remedy.text`); nothing else does.
public struct Remedy: Sendable, Hashable {
    /// What has to be done, all of it, in this order; never empty.
    public var steps: [Step]

    /// How many remedies one problem shows (semantics, section 5).
    static let limit = 3

    init(_ steps: [Step]) {
        self.steps = steps
    }

    init(_ steps: Step...) {
        self.steps = steps
    }

    /// A change of one thing.
    public struct Step: Sendable, Hashable {
        public var action: Action
        /// What is changed: an option without its dashes, a declaration, a parameter, a key.
        public var subject: String
        /// What it becomes, or what is added to it; what that is depends on the action.
        public var value: String?
        /// What the subject belongs to, if that is another declaration.
        public var owner: String?
        /// What the value takes the place of, where that is not the subject.
        public var original: String?
        /// Where the change has to be made, if that is known.
        public var location: SourceLocation?

        init(
            _ action: Action, _ subject: String, _ value: String? = nil, of owner: String? = nil, replacing original: String? = nil,
            at location: SourceLocation? = nil
        ) {
            self.action = action
            self.subject = subject
            self.value = value
            self.owner = owner
            self.original = original
            self.location = location
        }
    }

    /// What can be done. The raw values are part of the formats for programs.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        // MARK: Options

        /// Adds the value to an option that takes several.
        case addValue = "add-value"
        /// Gives an option the value.
        case setOption = "set-option"
        /// Passes an option of this one run that takes no value.
        case passFlag = "pass-flag"
        /// Narrows the pattern of an option.
        case narrowPattern = "narrow-pattern"
        /// Corrects the pattern of an option.
        case replacePattern = "replace-pattern"

        /// Describes the modules as targets of the configuration file.
        case describeModules = "describe-modules"

        /// Adds the module to the dependencies of the application's target.
        case addDependency = "add-dependency"

        // MARK: Declarations

        /// Gives a parameter or property the type.
        case changeType = "change-type"
        /// Writes the attribute before a parameter or declaration.
        case addAttribute = "add-attribute"
        /// Removes the attribute or modifier.
        case removeModifier = "remove-modifier"
        /// Gives a parameter an argument label that no other one has.
        case changeLabel = "change-label"
        /// Gives a parameter or property a default value.
        case addDefaultValue = "add-default-value"
        /// Gives a declaration the access.
        case setAccess = "set-access"
        /// Imports the module in a file; the subject is the file's path.
        case addImport = "add-import"
        /// Makes a type a class that conforms to the protocol.
        case makeClass = "make-class"
        /// Writes the comment before a declaration.
        case addComment = "add-comment"
        /// Removes the comment before a declaration.
        case removeComment = "remove-comment"
        /// Writes the name in place of another.
        case rename = "rename"
        /// Removes a declaration.
        case removeDeclaration = "remove-declaration"
        /// Takes the dependency as a parameter of the initializer.
        case moveToInitializer = "move-to-initializer"
        /// Writes the type of a property.
        case writeType = "write-type"
        /// Writes a class that conforms to the subject.
        case writeClass = "write-class"
        /// Adds an initializer that always succeeds, or with a value one of that access.
        case addInitializer = "add-initializer"
        /// Makes all initializers but one private.
        case keepOneInitializer = "keep-one-initializer"
        /// Makes a class `Sendable`, an actor, or part of a global actor.
        case makeSendable = "make-sendable"
        /// Makes a declaration nonisolated and synchronous.
        case removeEffects = "remove-effects"
        /// Has one class of a cycle require something smaller.
        case splitDependency = "split-dependency"

        // MARK: Registrations

        /// Returns a registration of the subject from a method of a configuration; the value is its tag.
        case register
        /// Registers the subject, a decorator, with a method that takes the value, which it wraps.
        case registerDecorator = "register-decorator"
        /// Keeps one registration of the subject.
        case registerOnce = "register-once"
        /// Gives a registration the tag; none without a value.
        case setTag = "set-tag"
        /// Gives a provider the scope.
        case setScope = "set-scope"
        /// Places a provider in the container, or with no value where dpend finds it to belong.
        case setContainer = "set-container"
        /// Writes tag and scope of a registration as literals.
        case writeLiterals = "write-literals"
        /// Declares a type for tags.
        case declareTag = "declare-tag"

        // MARK: Libraries

        /// Links the module file of the subject.
        case linkModule = "link-module"
        /// Has the library provide the value, and generates its module file again.
        case provideInLibrary = "provide-in-library"
    }
}

extension Remedy {
    /// The steps of both.
    func and(_ other: Remedy) -> Remedy { Remedy(steps + other.steps) }

    /// Where a source has to be changed; nil where only options are.
    var sourceLocation: SourceLocation? { sourceLocations.first }

    /// The sources that have to be changed.
    var sourcePaths: Set<String> { Set(sourceLocations.map(\.path)) }

    private var sourceLocations: [SourceLocation] { steps.filter { !$0.action.isAboutOption }.compactMap(\.location) }
}

extension Remedy.Action {
    /// Whether options are changed, and no source.
    var isAboutOption: Bool {
        switch self {
        case .addValue, .setOption, .passFlag, .narrowPattern, .replacePattern, .linkModule, .describeModules: true
        case .changeType, .addAttribute, .removeModifier, .changeLabel, .addDefaultValue, .setAccess, .addImport, .makeClass,
            .addComment, .removeComment, .rename, .removeDeclaration, .moveToInitializer, .writeType,
            .writeClass, .addDependency, .addInitializer, .keepOneInitializer, .makeSendable, .removeEffects, .splitDependency, .register,
            .registerDecorator, .registerOnce, .setTag, .setScope, .setContainer, .writeLiterals, .declareTag, .provideInLibrary:
            false
        }
    }
}

// MARK: Options

extension ResolutionOptions {
    /// Adds a value to an option: to its list in the configuration file, if it stands there, else on the command line.
    func adding(_ value: String, to option: String) -> Remedy {
        Remedy(.init(.addValue, option, value, at: places.list(of: option)))
    }

    /// Gives an option a value.
    func setting(_ option: String, to value: String) -> Remedy {
        Remedy(.init(.setOption, option, value, at: places.list(of: option)))
    }

    /// Excludes a class.
    func excluding(_ name: String) -> Remedy { adding("^\(RegularExpression.escaped(name))$", to: "implicit-exclude") }

    /// Takes what a class requires and nothing provides as run-time values.
    func assisting(_ name: String) -> Remedy { adding("^\(RegularExpression.escaped(name))$", to: "implicit-assisted") }

    /// Gives a class a scope.
    func scoping(_ name: String, _ scope: String) -> Remedy { adding("^\(RegularExpression.escaped(name))$=\(scope)", to: "implicit-scope") }

    /// Gives a class a tag.
    func tagging(_ name: String, _ tag: String) -> Remedy { adding("^\(RegularExpression.escaped(name))$=\(tag)", to: "implicit-tag") }
}

extension Remedy {
    /// Registers a key in a configuration.
    static func register(_ key: DependencyKey) -> Remedy { Remedy(.init(.register, key.name, key.tagName)) }
}

extension Remedy.Step {
    /// A change of one of a factory's parameters or properties.
    init(_ action: Remedy.Action, _ parameter: DependencyFactory.Parameter, of factory: DependencyFactory, _ value: String? = nil) {
        self.init(
            action, parameter.label, value, of: parameter.property?.owner.description ?? factory.ownerName,
            at: parameter.location ?? factory.location)
    }
}

extension DependencyFactory {
    /// The class or the call that parameters belong to.
    fileprivate var ownerName: String {
        if case .initializer(let type, _) = kind { type.spelling(.plain) } else { description }
    }
}

extension DependencyKey {
    /// The key as `--external` takes it.
    var externalName: String { name + (tagName.map { ":\($0)" } ?? "") }
}
