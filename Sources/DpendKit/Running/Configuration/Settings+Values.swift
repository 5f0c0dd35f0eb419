import DpendRuntime

/// The valid values of options, on the command line and in configuration files.
extension Settings {
    /// A value among the cases of an enumeration.
    ///
    /// - Throws: ``InputError`` of usage that names the nearest case, or all cases.
    package static func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ text: String, noun: String
    ) throws(InputError) -> Value {
        if let value = Value(rawValue: text) { return value }
        throw unknown(noun, text, among: Value.allCases.map(\.rawValue))
    }

    /// The word that disables reading other containers.
    static let noDialect = "none"

    /// The name of a container that dpend can read.
    ///
    /// - Throws: ``InputError`` of usage for any other name.
    package static func dialect(_ text: String) throws(InputError) -> String {
        let names = Parts.all.dialects.map(\.name).sorted() + [noDialect]
        if names.contains(text) { return text }
        throw unknown("dialect", text, among: names)
    }

    /// The name of a global actor.
    ///
    /// - Throws: ``InputError`` of usage for what is no name of a type.
    package static func isolation(_ text: String) throws(InputError) -> String {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ SwiftIdentifier.isName(String($0)) }) else {
            throw InputError(.usage, "'\(text)' is not the name of a global actor, as 'MainActor'")
        }
        return text
    }

    /// An error for an unknown word.
    static func unknown(_ noun: String, _ text: String, among names: [String]) -> InputError {
        let near = NearNames.question(text, among: names)
        let answer = near.isEmpty ? "; choose one of \(names.joined(separator: ", "))" : near
        return InputError(.usage, "there is no \(noun) '\(text)'\(answer)")
    }

    /// `class,actor`
    ///
    /// - Throws: ``InputError`` of usage for any other word.
    package static func implicitKinds(_ text: String) throws(InputError) -> Set<ResolutionOptions.ImplicitKind> {
        var kinds: Set<ResolutionOptions.ImplicitKind> = []
        for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
            kinds.insert(try choice(String(word), noun: "kind of types"))
        }
        return kinds
    }

    /// A scope for the classes that match a pattern.
    ///
    /// - Throws: ``InputError`` of usage for an invalid scope.
    package static func implicitScope(_ pattern: String, _ scope: String) throws(InputError)
        -> ResolutionOptions.ImplicitScope
    {
        .init(pattern: pattern, scope: try choice(scope, noun: "scope"))
    }

    /// A tag for the classes that match a pattern.
    ///
    /// - Throws: ``InputError`` of usage for an invalid type name.
    package static func implicitTag(_ pattern: String, _ tag: String) throws(InputError)
        -> ResolutionOptions.ImplicitTag
    {
        // A tag with the name of a keyword need not be written in backticks.
        let parts = tag.split(separator: ".").map(String.init)
        let escaped =
            parts.allSatisfy { SwiftIdentifier.isPlain($0) || SwiftIdentifier.isKeyword($0) }
            ? parts.map(SwiftIdentifier.escaped).joined(separator: ".") : tag
        let written = [tag, escaped].first { TypeExpression(parsing: $0)?.nominal != nil }
        guard let written else { throw InputError(.usage, "a tag must be the name of a Swift type; '\(tag)' is not") }
        return .init(pattern: pattern, tag: written)
    }

    /// A key in dictionaries for the classes that match a pattern.
    ///
    /// - Throws: ``InputError`` of usage for anything but a text, a number or a static member.
    package static func implicitEntry(_ pattern: String, _ entry: String) throws(InputError)
        -> ResolutionOptions.ImplicitEntry
    {
        guard DictionaryEntry(option: entry) != nil else {
            throw InputError(
                .usage,
                "'\(entry)' cannot be an entry: write a text such as json, a number such as 7, or a static member such as .json; "
                    + "a text has no line break, quotation mark or backslash")
        }
        return .init(pattern: pattern, entry: entry)
    }

    /// `true` or `false`
    ///
    /// - Throws: ``InputError`` of usage for any other word.
    static func truth(_ text: String) throws(InputError) -> Bool {
        guard let value = Bool(text) else { throw InputError(.usage, "'\(text)' is neither 'true' nor 'false'") }
        return value
    }

    /// The identifier of a rule.
    ///
    /// - Throws: ``InputError`` of usage for an unknown identifier.
    package static func ruleIdentifier(_ text: String) throws(InputError) -> String {
        let identifiers = DiagnosticRule.all.map(\.identifier)
        guard identifiers.contains(text) else { throw unknown("problem", text, among: identifiers) }
        return text
    }

    /// The severity of a problem.
    ///
    /// - Throws: ``InputError`` of usage for an invalid severity.
    package static func severity(_ text: String) throws(InputError) -> Diagnostic.Severity {
        try choice(text, noun: "severity")
    }

    /// The name of a condition for `#if`.
    ///
    /// - Throws: ``InputError`` of usage for an invalid name.
    package static func define(_ text: String) throws(InputError) -> String {
        guard SwiftIdentifier.isPlain(text) else {
            throw InputError(.usage, "'\(text)' is not a valid name of a condition")
        }
        return text
    }

    /// The version of a language or a compiler.
    ///
    /// - Throws: ``InputError`` of usage for any other text.
    package static func version(_ text: String) throws(InputError) -> VersionNumber {
        guard let version = VersionNumber(text) else {
            throw InputError(.usage, "'\(text)' is not a version; write it as '6' or '6.3'")
        }
        return version
    }

    /// The name of a feature of the compiler.
    ///
    /// - Throws: ``InputError`` of usage for an invalid name.
    package static func feature(_ text: String) throws(InputError) -> String {
        guard SwiftIdentifier.isPlain(text) else {
            throw InputError(.usage, "'\(text)' is not a valid name of a feature")
        }
        return text
    }

    /// The name of a trait of a package.
    ///
    /// - Throws: ``InputError`` of usage for an invalid name.
    package static func trait(_ text: String) throws(InputError) -> String {
        guard text.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue || "-+".unicodeScalars.contains($0) }),
            !text.isEmpty
        else {
            throw InputError(.usage, "'\(text)' is not a valid name of a trait")
        }
        return text
    }

    /// A platform with the oldest version on which the code must run, as 'ios16.4'.
    ///
    /// - Throws: ``InputError`` of usage for any other text.
    package static func deploymentTarget(_ text: String) throws(InputError) -> DeploymentTarget {
        let name = text.prefix { !$0.isNumber }
        guard let version = VersionNumber(text.dropFirst(name.count)) else {
            throw InputError(
                .usage, "'\(text)' is not a deployment target; write a platform and a version, as 'ios16.4'")
        }
        return DeploymentTarget(platform: try choice(name.lowercased(), noun: "platform"), version: version)
    }

    /// The name of a module.
    ///
    /// - Throws: ``InputError`` of usage for an invalid name.
    package static func moduleName(_ text: String) throws(InputError) -> String {
        guard SwiftIdentifier.isPlain(text) else { throw InputError(.usage, "'\(text)' is not a valid module name") }
        return text
    }

    /// The text of an import declaration, with or without the word `import`: `@preconcurrency Network`.
    ///
    /// - Throws: ``InputError`` of usage for an invalid import, or one with words that generated code cannot repeat.
    package static func moduleImport(_ text: String) throws(InputError) -> ModuleImport {
        guard let parsed = ModuleImport(parsing: text) else {
            throw InputError(
                .usage,
                "this is not a valid import; write a module's name, with attributes and access before it as in Swift: "
                    + "'@preconcurrency Network', 'public Core', 'struct Core.Address'")
        }
        return parsed
    }

    /// An output whose name can be the name of a module or a declaration.
    ///
    /// - Throws: ``InputError`` of usage for any other name.
    package static func outputFile(_ path: String) throws(InputError) -> String {
        let name = GeneratedFile.moduleName(ofPath: path)
        guard SwiftIdentifier.isPlain(name) else {
            throw InputError(.usage, "'\(name)', the name up to the first dot, is not a valid Swift name")
        }
        return path
    }
}
