/// Writes a call with a trailing closure, on one line where that stays readable.
enum TrailingClosure {
    private static let maximumLength = 108

    /// - Parameters:
    ///   - call: What stands before the brace, if anything.
    ///   - parameters: What stands behind the brace, as `resolver in`.
    ///   - body: The lines of the closure's one expression.
    static func lines(_ call: String, parameters: String?, body: [String]) -> [String] {
        let opening = "\(call.isEmpty ? "" : "\(call) "){\(parameters.map { " \($0)" } ?? "")"
        if body.count == 1, opening.count + body[0].count < maximumLength { return ["\(opening) \(body[0]) }"] }
        return [opening] + body.map { "    \($0)" } + ["}"]
    }
}
