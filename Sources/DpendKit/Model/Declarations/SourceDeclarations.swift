import DpendRuntime

/// What one source declares, as far as dpend cares: names as written, nothing looked up.
///
/// It depends on the text, the defines, the platform and the architecture only, so that files can be read in any order, side by side, and
/// kept.
package struct SourceDeclarations: Sendable, Equatable {
    /// The path as the user gave it.
    package internal(set) var path: String
    /// The imports, those that `#if` leaves out among them.
    var imports: [ModuleImport] = []
    /// The modules that are imported with `@_exported`, so that they come along with the file's own module.
    var exportedModules: [String] = []
    /// Types and extensions; what lies inside another comes after it.
    var types: [TypeDeclaration] = []
    var typealiases: [TypealiasDeclaration] = []
    /// The names that some type in this file has `any` or `some` before, as written.
    var existentials: [String] = []
    /// The first thing that the parser could not make sense of.
    var syntaxError: SyntaxError?
    /// The first condition on the platform that decides about a declaration.
    var platformCondition: SourceLocation?
    /// The first condition on the architecture that does.
    var architectureCondition: SourceLocation?
    /// What is wrong with comments that are meant for dpend.
    var markMistakes: [DeclarationMarks.Mistake] = []

    struct SyntaxError: Sendable, Equatable {
        var message: String
        var location: SourceLocation
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
    /// The name; for an extension the extended type as written, as `ItemVM.Factory`.
    var name: String
    /// The position of the type or extension around this one in ``SourceDeclarations/types``.
    var parent: Int?
    var modifiers: DeclarationModifiers
    var genericParameters: [String]
    /// Whether a `where` clause restricts an extension.
    var isConstrained = false
    var inheritance: [InheritedType] = []
    var initializers: [InitializerDeclaration] = []
    var properties: [StoredPropertyDeclaration] = []
    /// Of a class, the name of the first stored variable that is state of its own.
    var stateVariable: String?
    var injectedProperties: [InjectedPropertyDeclaration] = []
    var registrations: [RegistrationDeclaration] = []
    /// What comments before it say.
    var marks = DeclarationMarks.none
    /// The clause of `#if` that leaves it out; such a type is not declared, only remembered.
    var inactiveClause: InactiveClause?
    /// Whether it stands in a clause of `#if`, which may leave it out elsewhere.
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

struct InheritedType: Sendable, Equatable {
    var type: TypeExpression
    /// The isolation that is written before it: `nonisolated`, or the name of an attribute.
    var isolation: String?
    var location: SourceLocation
}

/// A clause of `#if` whose condition does not hold.
struct InactiveClause: Sendable, Hashable {
    /// As written, `#if DEBUG`.
    var text: String
    /// The option that would make it active, `-D DEBUG`, where one would do.
    var option: String?
}

struct TypealiasDeclaration: Sendable, Equatable {
    var name: String
    var parent: Int?
    var modifiers: DeclarationModifiers
    var genericParameters: [String]
    var type: TypeExpression
}

/// What stands before a declaration.
struct DeclarationModifiers: Sendable, Equatable {
    /// The access as written; nil for none.
    var access: AccessLevel?
    /// The names of its attributes, without `@` and arguments.
    var attributes: [String] = []
    /// `@available(*, unavailable)`
    var isUnavailable = false
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
    var location: SourceLocation
}

struct ParameterDeclaration: Sendable, Equatable {
    /// The argument label, `_` for none.
    var label: String
    var type: TypeExpression
    var hasDefault: Bool
    var isVariadic: Bool
    var isInout: Bool
    /// Whether `some` stands inside the type rather than before the whole of it.
    var isImplicitlyGeneric: Bool
    var location: SourceLocation
    /// The names of its attributes, without `@` and arguments; property wrappers among them.
    var attributes: [String] = []
    /// `@autoclosure`
    var isAutoclosure = false
}

/// A stored property of a struct, for its memberwise initializer.
struct StoredPropertyDeclaration: Sendable, Equatable {
    var name: String
    /// The written type; nil when it is inferred.
    var type: TypeExpression?
    var hasDefault: Bool
    var isConstant: Bool
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
    /// The keywords of the method together with those in the closure.
    var effects: Effects
    var configuration: Result<Settings, Undecidable>
    /// The clause of `#if` that leaves the member out of an active type.
    var inactiveClause: InactiveClause?
    var location: SourceLocation

    /// What the `DependencyRegistration(…)` says.
    struct Settings: Sendable, Hashable {
        var tag: TypeExpression?
        var scope: DependencyScope = .unique
        /// The path of the nested container in which `in:` places the provider.
        var container: String?
    }

    /// Why tag, scope or value cannot be read from the source.
    struct Undecidable: Error, Equatable {
        var reason: String
        var location: SourceLocation
    }
}
