/// A way out of a problem: an action on an option, a declaration or a file.
///
/// It is a value, so that programs can apply it. Only formatters put it into words (`Remedy.text`).
public struct Remedy: Sendable, Hashable {
    /// The steps to take, in this order; never empty.
    public var steps: [Step]

    /// The maximum number of remedies for one problem (semantics, section 5).
    static let limit = 3

    init(_ steps: [Step]) {
        self.steps = steps
    }

    init(_ steps: Step...) {
        self.steps = steps
    }

    /// A single change.
    public struct Step: Sendable, Hashable {
        public var action: Action
        /// The subject of the change: an option without its dashes, a declaration, a parameter or a key.
        public var subject: String
        /// The new or added value; the action defines its meaning.
        public var value: String?
        /// The declaration that contains the subject, if there is one.
        public var owner: String?
        /// The text that the value replaces, if it is not the subject.
        public var original: String?
        /// The place of the change, if it is known.
        public var location: SourceLocation?

        init(
            _ action: Action, _ subject: String, _ value: String? = nil, of owner: String? = nil,
            replacing original: String? = nil,
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

    /// The possible actions. The raw values are part of the formats for programs.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        // MARK: Options

        /// Adds the value to an option that takes several.
        case addValue = "add-value"
        /// Gives an option the value.
        case setOption = "set-option"
        /// Passes a flag in this run.
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
        /// Writes the value instead of another attribute, modifier or keyword before a declaration.
        case replaceModifier = "replace-modifier"
        /// Gives a parameter an argument label that is unique.
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
        /// Replaces a name by another one.
        case rename = "rename"
        /// Removes a declaration.
        case removeDeclaration = "remove-declaration"
        /// Makes the dependency a parameter of the initializer.
        case moveToInitializer = "move-to-initializer"
        /// Writes the type of a property.
        case writeType = "write-type"
        /// Writes a class that conforms to the subject.
        case writeClass = "write-class"
        /// Lets a type conform to the protocol.
        case addConformance = "add-conformance"
        /// Adds an initializer that always succeeds, or one with the access in the value.
        case addInitializer = "add-initializer"
        /// Makes all initializers but one private.
        case keepOneInitializer = "keep-one-initializer"
        /// Makes a class `Sendable`, an actor, or isolated to a global actor.
        case makeSendable = "make-sendable"
        /// Makes a declaration nonisolated and synchronous.
        case removeEffects = "remove-effects"
        /// Declares an initializer or a method as `throws` instead of `rethrows`.
        case declareThrowing = "declare-throwing"
        /// Lets one class of a cycle require a smaller one.
        case splitDependency = "split-dependency"

        // MARK: Registrations

        /// Returns a registration of the subject from a method of a configuration; the value is its tag.
        case register
        /// Registers the subject, a decorator, with a method that takes the wrapped value.
        case registerDecorator = "register-decorator"
        /// Keeps one registration of the subject.
        case registerOnce = "register-once"
        /// Gives a registration the tag, or removes its tag if there is no value.
        case setTag = "set-tag"
        /// Gives a provider the scope.
        case setScope = "set-scope"
        /// Places a provider in the container, or where dpend finds its place if there is no value.
        case setContainer = "set-container"
        /// Writes the tag and scope of a registration as literals.
        case writeLiterals = "write-literals"
        /// Declares a type for tags.
        case declareTag = "declare-tag"

        // MARK: Containers of other libraries

        /// Writes the statement in the value, which registers the subject, after another registration.
        case addRegistration = "add-registration"
        /// Writes the modifier in the value after a registration, so that it also provides the subject.
        case addModifier = "add-modifier"
        /// Writes the declaration in the value as a member of the subject, a type.
        case addMember = "add-member"
        /// Writes the declaration in the value at the end of a file.
        case addDeclaration = "add-declaration"
        /// Writes the modifier in the value, which supplies the subject, after a view that is made.
        case supply

        // MARK: Libraries

        /// Links the module file of the subject.
        case linkModule = "link-module"
        /// Gives the target of the subject, a library, an exports file.
        case addExportsFile = "add-exports-file"
        /// Lets the library provide the value, and generates its module file again.
        case provideInLibrary = "provide-in-library"
    }
}

extension Remedy {
    /// The steps of both.
    func and(_ other: Remedy) -> Remedy { Remedy(steps + other.steps) }

    /// The source to change; nil if only options change.
    var sourceLocation: SourceLocation? { sourceLocations.first }

    /// The sources to change.
    var sourcePaths: Set<String> { Set(sourceLocations.map(\.path)) }

    private var sourceLocations: [SourceLocation] { steps.filter { !$0.action.isAboutOption }.compactMap(\.location) }
}

extension Remedy.Action {
    /// Whether only options change.
    var isAboutOption: Bool {
        switch self {
        case .addValue, .setOption, .passFlag, .narrowPattern, .replacePattern, .linkModule, .describeModules,
            .addExportsFile:
            true
        case .changeType, .addAttribute, .removeModifier, .changeLabel, .addDefaultValue, .setAccess, .addImport,
            .makeClass,
            .addComment, .removeComment, .rename, .removeDeclaration, .moveToInitializer, .writeType,
            .writeClass, .addConformance, .addDependency, .addInitializer, .keepOneInitializer, .makeSendable,
            .removeEffects, .declareThrowing, .splitDependency, .register,
            .registerDecorator, .registerOnce, .setTag, .setScope, .setContainer, .writeLiterals, .declareTag,
            .replaceModifier, .addRegistration, .addModifier, .addMember, .addDeclaration, .supply, .provideInLibrary:
            false
        }
    }
}

// MARK: Options

extension ResolutionOptions {
    /// Adds a value to an option: to its list in the configuration file if there is one, else on the command line.
    func adding(_ value: String, to option: String) -> Remedy {
        Remedy(.init(.addValue, option, value, at: places.list(of: option)))
    }

    /// Gives an option a value.
    func setting(_ option: String, to value: String) -> Remedy {
        Remedy(.init(.setOption, option, value, at: places.list(of: option)))
    }

    /// Excludes a class.
    func excluding(_ name: String) -> Remedy { adding("^\(RegularExpression.escaped(name))$", to: "implicit-exclude") }

    /// Passes the values of a class's parameters at run time.
    func assisting(_ name: String, _ labels: [String]) -> Remedy {
        adding("^\(RegularExpression.escaped(name))$=\(labels.joined(separator: ","))", to: "implicit-assisted")
    }

    /// Gives a class a scope.
    func scoping(_ name: String, _ scope: String) -> Remedy {
        adding("^\(RegularExpression.escaped(name))$=\(scope)", to: "implicit-scope")
    }

    /// Gives a class a tag.
    func tagging(_ name: String, _ tag: String) -> Remedy {
        adding("^\(RegularExpression.escaped(name))$=\(tag)", to: "implicit-tag")
    }
}

extension Remedy {
    /// Registers a key in a configuration.
    static func register(_ key: DependencyKey) -> Remedy { Remedy(.init(.register, key.name, key.tagName)) }
}

extension Remedy.Step {
    /// A change of one of a factory's parameters or properties.
    init(
        _ action: Remedy.Action, _ parameter: DependencyFactory.Parameter, of factory: DependencyFactory,
        _ value: String? = nil
    ) {
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
    var externalName: String { parameter.map(\.description) ?? name + (tagName.map { ":\($0)" } ?? "") }
}
