/// What `dpend init` proposes for all targets, each line with its evidence.
package struct SettingsProposal: Sendable {
    package internal(set) var filters: [Line] = []
    package internal(set) var excludes: [Line] = []
    /// Why structs are among what filters choose from; nil where they are not.
    package internal(set) var structs: Line?
    package internal(set) var assisted: [Line] = []
    package internal(set) var singletons: [Line] = []
    package internal(set) var externals: [Line] = []
    /// Connected classes that no filter chooses.
    package internal(set) var leftOver: [Evidence] = []
    /// How many classes filters could choose, and how many they choose.
    package internal(set) var classCount = 0
    package internal(set) var chosenCount = 0

    /// A value of a setting and why it is proposed.
    package struct Line: Sendable {
        /// A pattern, or a type.
        package let value: String
        /// One short sentence, or a part of one.
        package let reason: String
        package let evidence: [Evidence]
    }

    /// Names in groups that one line can show.
    static func chunks(_ names: [String]) -> [[String]] {
        stride(from: 0, to: names.count, by: SettingsSearch.namedCount).map { Array(names[$0..<min($0 + SettingsSearch.namedCount, names.count)]) }
    }

    /// Something that was found in the sources.
    package struct Evidence: Sendable, Hashable {
        package let text: String
        package let location: SourceLocation?
    }

    /// The proposal as settings, so that it can be tried.
    var settings: Settings {
        var settings = Settings()
        func placed(_ lines: [Line]) -> [Placed<String>]? { lines.isEmpty ? nil : lines.map { Placed($0.value) } }
        settings.implicitFilters = placed(filters)
        settings.implicitExcludes = placed(excludes)
        settings.implicitAssisted = placed(assisted)
        settings.externals = placed(externals)
        if structs != nil { settings.implicitKinds = Placed([.class, .actor, .struct]) }
        if !singletons.isEmpty { settings.implicitScopes = singletons.map { Placed(.init(pattern: $0.value, scope: .singleton)) } }
        return settings
    }
}
