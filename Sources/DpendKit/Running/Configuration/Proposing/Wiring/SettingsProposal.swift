import DpendRuntime

/// The settings that `dpend init` proposes, each line with its evidence.
package struct SettingsProposal: Sendable {
    /// The conditions of which both ways are judged.
    package internal(set) var conditions: [Line] = []
    package internal(set) var filters: [Line] = []
    package internal(set) var excludes: [Line] = []
    /// The reason why filters choose structs; nil if they do not.
    package internal(set) var structs: Line?
    package internal(set) var decorators: [Line] = []
    package internal(set) var assisted: [Line] = []
    /// The parameters for which a default value or `nil` must not replace an object.
    package internal(set) var required: [Line] = []
    /// The scopes of classes whose objects are not new for each requirement. The value of a line is a pattern.
    package internal(set) var scopes: [(scope: DependencyScope, line: Line)] = []
    package internal(set) var externals: [Line] = []
    /// The external values of targets that have a list of their own, by the positions of the targets.
    package internal(set) var externalsOfTargets: [Int: [Line]] = [:]
    /// The nested containers, by their paths. The value of a line is the type of the value.
    package internal(set) var nested: [(path: String, line: Line)] = []
    /// The classes that could not be wired, with the reasons.
    package internal(set) var dropped: [Line] = []
    /// The modules with chosen classes that other modules make through an exports file.
    package internal(set) var exportingModules: Set<String> = []
    /// The number of classes that filters could choose, and the number that they choose.
    package internal(set) var classCount = 0
    package internal(set) var chosenCount = 0

    /// A value of a setting with the reason for it.
    package struct Line: Sendable {
        /// A pattern, or a type.
        package let value: String
        /// A remark of a few words; empty if the value speaks for itself.
        package let reason: String
        package let evidence: [Evidence]
    }

    /// A finding in the sources.
    package struct Evidence: Sendable, Hashable {
        package let text: String
        package let location: SourceLocation?
    }

    /// The proposal as settings, to try it.
    var settings: Settings {
        var settings = Settings()
        func placed(_ lines: [Line]) -> [Placed<String>]? { lines.isEmpty ? nil : lines.map { Placed($0.value) } }
        settings.implicitFilters = placed(filters)
        settings.implicitExcludes = placed(excludes)
        settings.implicitDecorators = placed(decorators)
        settings.implicitAssisted = placed(assisted)
        settings.implicitRequired = placed(required)
        settings.externals = placed(externals)
        if structs != nil { settings.implicitKinds = Placed([.class, .actor, .struct]) }
        if !scopes.isEmpty {
            settings.implicitScopes = scopes.map { Placed(.init(pattern: $0.line.value, scope: $0.scope)) }
        }
        if !nested.isEmpty {
            settings.nested = nested.map { Placed(.init(path: $0.path, values: [Placed($0.line.value)])) }
        }
        return settings
    }
}
