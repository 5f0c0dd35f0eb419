extension ResolutionOptions {
    /// The places of option values in a configuration file. Values on the command line have no place.
    package struct Places: Sendable {
        private var locations: [OptionValue: SourceLocation] = [:]
        /// The place of the first value of each option.
        private var lists: [String: SourceLocation] = [:]

        /// Creates an empty set of places.
        package init() {}

        /// The place of a value. If equal values exist, the first one counts.
        ///
        /// - Parameters:
        ///   - option: The option with its dashes, such as `--implicit-filter`; `inputs` for arguments without an
        ///     option.
        ///   - value: The value as written; for options that take `PATTERN=VALUE`, only the pattern.
        package subscript(option: String, value: String) -> SourceLocation? {
            locations[OptionValue(option: option, value: value)]
        }

        /// The place where an option's values are listed, so that others can be added; nil if they come from the
        /// command line.
        ///
        /// - Parameter option: The option without its dashes.
        func list(of option: String) -> SourceLocation? { lists["--\(option)"] }

        /// Whether no configuration file gave a value.
        var isEmpty: Bool { lists.isEmpty }

        /// All places, in the order of the options and values.
        var all: [(option: String, value: String, location: SourceLocation)] {
            locations.map { ($0.option, $0.value, $1) }.sorted { ($0.option, $0.value) < ($1.option, $1.value) }
        }

        /// The places of the first values, in the order of the options.
        var allLists: [(option: String, location: SourceLocation)] {
            lists.map { ($0, $1) }.sorted { $0.option < $1.option }
        }

        mutating func add(_ location: SourceLocation?, of option: String, _ value: String) {
            if lists[option] == nil { lists[option] = location }
            let value = OptionValue(option: option, value: value)
            if locations[value] == nil { locations[value] = location }
        }

        /// A problem with a value, as an error in its file or on the command line.
        func error(_ problem: String, _ option: String, _ value: String) -> InputError {
            let location = self[option, value]
            return InputError(
                location == nil ? .usage : .malformed, "\(option) '\(value)' \(problem)", at: location?.description)
        }

        /// The error for a path that does not exist: at the text that names the path, if it is in a file, else at the
        /// path itself.
        func missing(_ path: String, _ option: String) -> InputError {
            guard let location = self[option, path] else {
                return InputError(.missing, "the file or folder does not exist", at: path)
            }
            return InputError(.missing, "the file or folder '\(path)' does not exist", at: location.description)
        }
    }

    /// One value of an option.
    private struct OptionValue: Sendable, Hashable {
        var option: String
        var value: String
    }
}
