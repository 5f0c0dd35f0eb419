import DpendKit

/// Converts texts of the command line to settings. An error names the option.
extension Settings {
    /// A given list; nil for none, so that the configuration file applies.
    static func list<Value>(
        _ option: String, _ arguments: [String], _ check: (String) throws(InputError) -> Value
    ) throws -> [Value]? {
        guard !arguments.isEmpty else { return nil }
        return try arguments.map { try single(option, $0, check) }
    }

    /// A list of texts that are validated later.
    static func list(_ arguments: [String]) -> [Placed<String>]? {
        arguments.isEmpty ? nil : arguments.map { Placed($0) }
    }

    /// A single text.
    static func single<Value>(
        _ option: String, _ argument: String, _ check: (String) throws(InputError) -> Value
    ) throws -> Value {
        do throws(InputError) {
            return try check(argument)
        } catch {
            throw InputError(error.kind, "\(option) '\(argument)': \(error.message)")
        }
    }

    /// The two sides of `PATTERN=SCOPE`. The pattern may contain `=`, because the last one separates the sides.
    static func pair<Value>(
        _ argument: String, _ form: String, _ check: (String, String) throws(InputError) -> Value
    ) throws(InputError) -> Value {
        guard let separator = argument.lastIndex(of: "=") else { throw InputError(.usage, "this is not '\(form)'") }
        return try check(String(argument[..<separator]), String(argument[argument.index(after: separator)...]))
    }
}
