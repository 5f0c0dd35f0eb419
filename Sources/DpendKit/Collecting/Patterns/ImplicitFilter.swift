import DpendRuntime

/// Chooses implicit classes and their scopes by their full nested names (semantics, section 3.1).
final class ImplicitFilter {
    private let filters: [RegularExpression]
    /// The filters for a single name, by that name, and all other filters.
    private let filtersByName: [String: [RegularExpression]]
    private let otherFilters: [RegularExpression]
    private let excludes: [(expression: RegularExpression, option: String)]
    private let scopes: [(expression: RegularExpression, scope: DependencyScope)]
    private let tags: [(expression: RegularExpression, tag: String)]
    private let entries: [(expression: RegularExpression, entry: String)]
    private let assisted: [(expression: RegularExpression, value: ParameterPattern)]
    private let required: [(expression: RegularExpression, value: ParameterPattern)]
    private let decorators: [RegularExpression]
    private let containers: [(expression: RegularExpression, container: String)]
    private let places: ResolutionOptions.Places
    private var usedPatterns: Set<String> = []
    private var usedExpressions: Set<ObjectIdentifier> = []
    private var usedLabels: Set<String> = []

    /// Compiles the patterns of the options.
    ///
    /// - Throws: ``InputError`` that shows the pattern and the offset of the mistake.
    init(_ options: ResolutionOptions) throws(InputError) {
        places = options.places
        filters = try Self.compile(options.implicitFilters, "--implicit-filter", places)
        filtersByName = Dictionary(grouping: filters.filter { $0.onlyMatch != nil }) { $0.onlyMatch ?? "" }
        otherFilters = filters.filter { $0.onlyMatch == nil }
        excludes =
            try Self.compile(options.implicitExcludes, "--implicit-exclude", places).map { ($0, "--implicit-exclude") }
            + Self.compile(options.implicitDoubles, "--implicit-double", places).map { ($0, "--implicit-double") }
        let expressions = try Self.compile(options.implicitScopes.map(\.pattern), "--implicit-scope", places)
        scopes = zip(expressions, options.implicitScopes).map { ($0, $1.scope) }
        let tagExpressions = try Self.compile(options.implicitTags.map(\.pattern), "--implicit-tag", places)
        tags = zip(tagExpressions, options.implicitTags).map { ($0, $1.tag) }
        let entryExpressions = try Self.compile(options.implicitEntries.map(\.pattern), "--implicit-entry", places)
        entries = zip(entryExpressions, options.implicitEntries).map { ($0, $1.entry) }
        assisted = try Self.compile(options.implicitAssisted.map(ParameterPattern.init), "--implicit-assisted", places)
        required = try Self.compile(options.implicitRequired.map(ParameterPattern.init), "--implicit-required", places)
        if let plain = required.first(where: \.value.takesPlainValues) {
            throw places.error(
                "has the label '*', which only --implicit-assisted knows", "--implicit-required", plain.value.written)
        }
        decorators = try Self.compile(options.implicitDecorators, "--implicit-decorator", places)
        // Only an application has containers.
        let placing = options.mode == .application ? options.implicitContainers : []
        let containerExpressions = try Self.compile(placing.map(\.pattern), "--implicit-container", places)
        containers = zip(containerExpressions, placing).map { ($0, $1.container) }
    }

    /// The maximum number of patterns for an option, apart from plain names.
    private static let maximumCount = 2000

    private static func compile(
        _ patterns: [String], _ option: String, _ places: ResolutionOptions.Places
    ) throws(InputError) -> [RegularExpression] {
        var expressions: [RegularExpression] = []
        for pattern in patterns {
            do throws(RegularExpression.Failure) {
                expressions.append(try RegularExpression(pattern))
            } catch {
                throw error.inputError(option: option, places: places)
            }
        }
        guard expressions.count(where: { $0.onlyMatch == nil }) <= maximumCount else {
            throw InputError(
                .usage,
                "there are more than \(maximumCount) patterns of \(option) besides plain names as '^Name$', and each is matched with all names"
            )
        }
        return expressions
    }

    private static func compile(
        _ values: [ParameterPattern], _ option: String, _ places: ResolutionOptions.Places
    ) throws(InputError) -> [(expression: RegularExpression, value: ParameterPattern)] {
        Array(zip(try compile(values.map(\.pattern), option, places), values))
    }

    /// Whether a filter chooses a name and no exclude removes it.
    ///
    /// - Throws: ``InputError`` when a pattern reaches PCRE2's match limit.
    ///
    /// - Parameter isChosen: Whether another rule chooses the name already.
    func chooses(_ name: String, already isChosen: Bool = false) throws(InputError) -> Bool {
        var isChosen = isChosen
        // All filters are tried, so that a filter whose classes another filter also chooses is not reported as unused.
        for filter in filtersByName[name] ?? [] {
            note(filter, "--implicit-filter")
            isChosen = true
        }
        for filter in otherFilters where try matches(filter, name, "--implicit-filter") {
            note(filter, "--implicit-filter")
            isChosen = true
        }
        guard isChosen else { return false }
        for (exclude, option) in excludes where try matches(exclude, name, option) {
            note(exclude, option)
            isChosen = false
        }
        return isChosen
    }

    /// Whether a name belongs to a double.
    ///
    /// - Throws: ``InputError`` of usage when a pattern reaches PCRE2's match limit.
    func isDouble(_ name: String) throws(InputError) -> Bool {
        for (expression, option) in excludes where option == "--implicit-double" {
            if try matches(expression, name, option) { return true }
        }
        return false
    }

    /// Whether a filter, and not only a pattern for decorators, chooses a name.
    ///
    /// - Throws: ``InputError`` of usage when a pattern reaches PCRE2's match limit.
    func isChosenByFilter(_ name: String) throws(InputError) -> Bool {
        if case .chosen = try verdict(on: name) { true } else { false }
    }

    /// The decision about a name, and the patterns that made it.
    enum Verdict {
        case chosen(filter: String)
        case excluded(pattern: String, option: String, filter: String)
        case notChosen
    }

    /// The decision of ``chooses(_:)`` and the reason. The first of several patterns counts.
    ///
    /// - Throws: ``InputError`` of usage when a pattern reaches PCRE2's match limit.
    func verdict(on name: String) throws(InputError) -> Verdict {
        for filter in filters where try matches(filter, name, "--implicit-filter") {
            for (exclude, option) in excludes where try matches(exclude, name, option) {
                return .excluded(pattern: exclude.pattern, option: option, filter: filter.pattern)
            }
            return .chosen(filter: filter.pattern)
        }
        return .notChosen
    }

    /// The scope that a pattern gives to a chosen class; nil for none.
    ///
    /// - Throws: ``InputError`` when a pattern reaches PCRE2's match limit.
    func scope(of name: String) throws(InputError) -> DependencyScope? {
        for (expression, scope) in scopes where try matches(expression, name, "--implicit-scope") {
            note(expression, "--implicit-scope")
            return scope
        }
        return nil
    }

    /// The tag of a chosen class, as written; nil for none.
    ///
    /// - Throws: ``InputError`` of usage when a pattern reaches PCRE2's match limit.
    func tag(of name: String) throws(InputError) -> String? {
        for (expression, tag) in tags where try matches(expression, name, "--implicit-tag") {
            note(expression, "--implicit-tag")
            return tag
        }
        return nil
    }

    /// The key of a chosen class in dictionaries; nil for none.
    ///
    /// - Throws: ``InputError`` of usage when a pattern reaches PCRE2's match limit.
    func entry(of name: String) throws(InputError) -> DictionaryEntry? {
        for (expression, entry) in entries where try matches(expression, name, "--implicit-entry") {
            note(expression, "--implicit-entry")
            return DictionaryEntry(option: entry)
        }
        return nil
    }

    /// The patterns that give run-time values to a chosen class.
    ///
    /// - Throws: ``InputError`` of usage when a pattern reaches PCRE2's match limit.
    func assistedPatterns(of name: String) throws(InputError) -> [ParameterPattern] {
        try patterns(assisted, of: name, "--implicit-assisted")
    }

    /// The patterns that say which parameters of a chosen class must be provided.
    ///
    /// - Throws: ``InputError`` of usage when a pattern reaches PCRE2's match limit.
    func requiredPatterns(of name: String) throws(InputError) -> [ParameterPattern] {
        try patterns(required, of: name, "--implicit-required")
    }

    private func patterns(
        _ patterns: [(expression: RegularExpression, value: ParameterPattern)], of name: String, _ option: String
    ) throws(InputError) -> [ParameterPattern] {
        var found: [ParameterPattern] = []
        for (expression, value) in patterns where try matches(expression, name, option) {
            note(expression, option)
            found.append(value)
        }
        return found
    }

    /// Records that a class has a parameter with a label of a pattern.
    func note(_ label: String, of pattern: ParameterPattern, _ option: String) {
        usedLabels.insert("\(option) \(label) \(pattern.written)")
    }

    /// The position of the first pattern that chooses a class as a decorator; nil for none.
    ///
    /// - Throws: ``InputError`` of usage when a pattern reaches PCRE2's match limit.
    func decoratorPosition(of name: String) throws(InputError) -> Int? {
        for (position, expression) in decorators.enumerated()
        where try matches(expression, name, "--implicit-decorator") { return position }
        return nil
    }

    /// Records that a pattern has chosen a class that wraps another type.
    func noteDecorator(at position: Int) { note(decorators[position], "--implicit-decorator") }

    /// The container that a pattern gives to a chosen class; nil for none.
    ///
    /// - Throws: ``InputError`` of usage when a pattern reaches PCRE2's match limit.
    func placement(of name: String) throws(InputError) -> ContainerPlacement? {
        for (expression, container) in containers where try matches(expression, name, "--implicit-container") {
            note(expression, "--implicit-container")
            return ContainerPlacement(container: container, pattern: expression.pattern)
        }
        return nil
    }

    /// Records that a pattern has matched. Mostly it has matched before, so this avoids building a text.
    private func note(_ expression: RegularExpression, _ option: String) {
        if usedExpressions.insert(ObjectIdentifier(expression)).inserted {
            usedPatterns.insert("\(option) \(expression.pattern)")
        }
    }

    /// The options whose patterns have not matched so far, in the order in which they were given, and the labels that
    /// no class has.
    var unmatchedPatterns: [UnmatchedPattern] {
        let all =
            filters.map { UnmatchedPattern(option: "--implicit-filter", pattern: $0.pattern) }
            // Doubles may be elsewhere.
            + excludes.filter { $0.option != "--implicit-double" }.map {
                UnmatchedPattern(option: $0.option, pattern: $0.expression.pattern)
            }
            + scopes.map { UnmatchedPattern(option: "--implicit-scope", pattern: $0.expression.pattern) }
            + tags.map { UnmatchedPattern(option: "--implicit-tag", pattern: $0.expression.pattern) }
            + entries.map { UnmatchedPattern(option: "--implicit-entry", pattern: $0.expression.pattern) }
            + assisted.map {
                UnmatchedPattern(
                    option: "--implicit-assisted", pattern: $0.expression.pattern, written: $0.value.written)
            }
            + required.map {
                UnmatchedPattern(
                    option: "--implicit-required", pattern: $0.expression.pattern, written: $0.value.written)
            }
            + decorators.map { UnmatchedPattern(option: "--implicit-decorator", pattern: $0.pattern) }
            + containers.map { UnmatchedPattern(option: "--implicit-container", pattern: $0.expression.pattern) }
        let unmatched = all.filter { !usedPatterns.contains("\($0.option) \($0.pattern)") }
        return unmatched + unmatchedLabels(assisted, "--implicit-assisted")
            + unmatchedLabels(required, "--implicit-required")
    }

    private func unmatchedLabels(
        _ patterns: [(expression: RegularExpression, value: ParameterPattern)], _ option: String
    ) -> [UnmatchedPattern] {
        patterns.flatMap { _, value in
            value.labels.filter { !usedLabels.contains("\(option) \($0) \(value.written)") }.map {
                UnmatchedPattern(option: option, pattern: value.pattern, written: value.written, label: $0)
            }
        }
    }

    private func matches(
        _ expression: RegularExpression, _ name: String, _ option: String
    ) throws(InputError) -> Bool {
        do throws(RegularExpression.Failure) {
            return try expression.matches(name)
        } catch {
            throw error.inputError(option: option, places: places)
        }
    }
}

/// A pattern of an option that matched nothing.
package struct UnmatchedPattern: Sendable, Hashable {
    /// The option, as `--implicit-filter`.
    package let option: String
    package let pattern: String
    /// The value of the option; nil if it is the pattern.
    var written: String?
    /// The label that no matched class has; nil if no class matches.
    var label: String?
}
