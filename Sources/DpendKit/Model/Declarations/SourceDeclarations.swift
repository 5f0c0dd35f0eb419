import DpendRuntime

/// The declarations of one source that matter to dpend. Names are as written, before any look-up.
///
/// They depend only on the text, the defines, the platform and the architecture. So files can be read in any order, in
/// parallel, and cached.
package struct SourceDeclarations: Sendable, Equatable {
    /// The path as the user gave it.
    package internal(set) var path: String
    /// The imports, including those that `#if` excludes.
    var imports: [ModuleImport] = []
    /// The modules that the file imports with `@_exported`. Clients of the file's module import them too.
    var exportedModules: [String] = []
    /// Types and extensions; a nested type follows the type around it.
    var types: [TypeDeclaration] = []
    var typealiases: [TypealiasDeclaration] = []
    /// The names that follow `any` or `some` in this file, as written.
    var existentials: [String] = []
    /// The first text that the parser could not understand.
    var syntaxError: SyntaxError?
    /// The first condition on the platform that affects a declaration.
    var platformCondition: SourceLocation?
    /// The first condition on the architecture that affects a declaration.
    var architectureCondition: SourceLocation?
    /// Whether comments or attributes may wire it, as those of Weaver do.
    var isAnnotated = false
    /// Whether its code may ask dpend's own container, if the type of the container is DpendRuntime's.
    var mayAskContainer = false
    /// The words of calls that ask dpend's own container. The first letter of `resolve` may be large, as in
    /// `tryResolve`.
    static let containerWords: [StaticString] = ["esolve", "makeContainer", "DependencyContainer"]
    /// Whether its code may make dpend's own container.
    var mayMakeContainer = false
    /// The mistakes in comments for dpend.
    var markMistakes: [DeclarationMarks.Mistake] = []
    /// The texts of its types, without some bodies, if it may use a library whose generator reads texts.
    var outline: SourceOutline?

    struct SyntaxError: Sendable, Equatable {
        var message: String
        var location: SourceLocation
    }

    /// Whether a declaration exists only in newer versions of a platform.
    var hasAvailability: Bool {
        types.contains { type in
            !type.modifiers.availability.isAlways || type.initializers.contains { !$0.modifiers.availability.isAlways }
                || type.registrations.contains { !$0.modifiers.availability.isAlways }
        }
    }

    /// The modules that are imported, sorted.
    var importedModules: [String] {
        var modules: [String] = []
        for declaration in imports where declaration.isActive { modules.append(declaration.module) }
        // Most files list them in order, each once.
        if modules.indices.dropFirst().allSatisfy({ modules[$0 - 1] < modules[$0] }) { return modules }
        modules.sort()
        return modules.indices.compactMap { $0 > 0 && modules[$0 - 1] == modules[$0] ? nil : modules[$0] }
    }
}

/// A type, or an extension of one.
struct TypeDeclaration: Sendable, Equatable {
    var kind: Kind
    /// The name; for an extension, the extended type as written, such as `ItemVM.Factory`.
    var name: String
    /// The position in ``SourceDeclarations/types`` of the type or extension around this one.
    var parent: Int?
    var modifiers: DeclarationModifiers
    var genericParameters: [String]
    /// Whether a `where` clause restricts an extension.
    var isConstrained = false
    var inheritance: [InheritedType] = []
    var initializers: [InitializerDeclaration] = []
    var properties: [StoredPropertyDeclaration] = []
    /// Whether a protocol has no `close()` that generated code can call, but another function of this name.
    var closesDifferently = false
    /// Whether a class or an actor with a macro has a stored property that no declaration gives a value.
    var lacksValue = false
    /// For a class, the name of the first stored property that certainly is its own state: a variable, a `Mutex`, a
    /// subject.
    var stateProperty: String?
    /// The constants of a class whose objects may be its own state.
    var heldObjects: [HeldObject] = []
    var injectedProperties: [InjectedPropertyDeclaration] = []
    var registrations: [RegistrationDeclaration] = []
    /// The instructions in comments before it.
    var marks = DeclarationMarks.none
    /// The `#if` clause that excludes it. Such a type is not declared, but recorded for messages.
    var inactiveClause: InactiveClause?
    /// Whether it stands in an `#if` clause, so that other builds may exclude it.
    var isConditional = false
    var location: SourceLocation

    /// Whether `// dpend:ignore` stands before it.
    var isIgnored: Bool { marks.isIgnored }

    enum Kind: Int, Sendable {
        case `class`, actor, `struct`, `enum`, `protocol`, `extension`

        /// Whether filters can choose such a type.
        var canBeImplicit: Bool {
            switch self {
            case .class, .actor, .struct: true
            case .enum, .protocol, .extension: false
            }
        }
    }
}

/// A stored constant of a class, with an object that may be state of the class.
struct HeldObject: Sendable, Equatable {
    var name: String
    /// The path of the object's type as written, without generic arguments.
    var type: String
    /// Whether the class makes the object, which is state if its class has state. Otherwise the type always has state,
    /// and the object is state of the class unless an initializer takes it.
    var isMade: Bool
}

struct InheritedType: Sendable, Equatable {
    var type: TypeExpression
    /// The isolation written before it: `nonisolated`, or the name of an attribute.
    var isolation: String?
    var location: SourceLocation
}

/// An `#if` clause whose condition does not hold.
struct InactiveClause: Sendable, Hashable {
    /// As written, `#if DEBUG`.
    var text: String
    /// The option that would make it active, such as `-D DEBUG`, if one option suffices.
    var option: String?
}

struct TypealiasDeclaration: Sendable, Equatable {
    var name: String
    var parent: Int?
    var modifiers: DeclarationModifiers
    var genericParameters: [String]
    var type: TypeExpression
}

/// The modifiers and attributes before a declaration.
struct DeclarationModifiers: Sendable, Equatable {
    /// The access as written; nil for none.
    var access: AccessLevel?
    /// The names of its attributes, without `@` and arguments.
    var attributes: [String] = []
    /// Whether its `@available` attributes rule it out, as `@available(*, unavailable)` does.
    var isUnavailable = false
    /// The versions in which it exists, without versions that the deployment targets have.
    var availability = Availability.always
    /// The first attribute that may be a macro. Swift's own attributes begin with a small letter.
    var macro: String? { attributes.first { $0 != "MainActor" && $0.isCapitalized } }
    var isNonisolated = false
    var isConvenience = false
    var isStatic = false
    var isOverride = false
}

struct InitializerDeclaration: Sendable, Equatable {
    var modifiers: DeclarationModifiers
    var parameters: [ParameterDeclaration]
    var effects: Effects
    /// `init?` and `init!`
    var isFailable: Bool
    var isGeneric: Bool
    /// Whether its body begins with a call that ends the program: nobody should call it.
    var endsProgram = false
    var location: SourceLocation
}

struct ParameterDeclaration: Sendable, Equatable {
    /// The argument label, `_` for none.
    var label: String
    var type: TypeExpression
    var hasDefault: Bool
    var isVariadic: Bool
    var isInout: Bool
    /// Whether `some` stands inside the type rather than before all of it.
    var isImplicitlyGeneric: Bool
    var location: SourceLocation
    /// The names of its attributes, including property wrappers, without `@` and arguments.
    var attributes: [String] = []
    /// `@autoclosure`
    var isAutoclosure = false
    /// `sending`, before the type or before the result of a closure
    var isSending = false
    /// Whether it is a closure that throws in the source, but not in `type`, because the function `rethrows`.
    var isRethrown = false
}

/// A stored property of a struct, for its memberwise initializer.
struct StoredPropertyDeclaration: Sendable, Equatable {
    var name: String
    /// The written type; nil if the type is inferred.
    var type: TypeExpression?
    var hasDefault: Bool
    var isConstant: Bool
    /// Whether an attribute of it has arguments, as `@Environment(\.locale)`.
    var hasAttributeArguments = false
    var modifiers: DeclarationModifiers
    var location: SourceLocation
}

/// A method or property that returns a `DependencyRegistration`.
struct RegistrationDeclaration: Sendable, Equatable {
    var name: String
    var isProperty: Bool
    var modifiers: DeclarationModifiers
    var parameters: [ParameterDeclaration]
    var isGeneric: Bool
    /// The type argument of the returned `DependencyRegistration`.
    var provided: TypeExpression
    /// The effects of the method and of the closure together.
    var effects: Effects
    var configuration: Result<Settings, Undecidable>
    /// The `#if` clause that excludes the member from an active type.
    var inactiveClause: InactiveClause?
    var location: SourceLocation

    /// The arguments of the `DependencyRegistration(…)`.
    struct Settings: Sendable, Hashable {
        var tag: TypeExpression?
        var scope: DependencyScope = .unique
        /// The path of the nested container in which `in:` places the provider.
        var container: String?
        /// The key in dictionaries.
        var entry: DictionaryEntry?
    }

    /// Why a tag, scope or value cannot be read from the source.
    struct Undecidable: Error, Equatable {
        var reason: String
        var location: SourceLocation
    }
}
