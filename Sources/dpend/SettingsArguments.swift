import DpendKit

/// Texts of the command line as settings. What is wrong with one is told with its option.
extension Settings {
    /// A list that was given; nil for none, so that a configuration file is asked.
    static func list<Value>(
        _ option: String, _ arguments: [String], _ check: (String) throws(InputError) -> Value
    ) throws -> [Value]? {
        guard !arguments.isEmpty else { return nil }
        return try arguments.map { try single(option, $0, check) }
    }

    /// A list of texts that are checked later on.
    static func list(_ arguments: [String]) -> [Placed<String>]? {
        arguments.isEmpty ? nil : arguments.map { Placed($0) }
    }

    /// One text.
    static func single<Value>(
        _ option: String, _ argument: String, _ check: (String) throws(InputError) -> Value
    ) throws -> Value {
        do throws(InputError) {
            return try check(argument)
        } catch {
            throw InputError(error.kind, "\(option) '\(argument)': \(error.message)")
        }
    }

    /// The two sides of `PATTERN=SCOPE`. A pattern may contain `=`; what stands behind the last one does not.
    static func pair<Value>(
        _ argument: String, _ form: String, _ check: (String, String) throws(InputError) -> Value
    ) throws(InputError) -> Value {
        guard let separator = argument.lastIndex(of: "=") else { throw InputError(.usage, "this is not '\(form)'") }
        return try check(String(argument[..<separator]), String(argument[argument.index(after: separator)...]))
    }
}
