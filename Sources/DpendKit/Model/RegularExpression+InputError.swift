extension RegularExpression.Failure {
    /// The failure as an error at the place of the pattern, with a mark under the offset.
    func inputError(option: String, places: ResolutionOptions.Places) -> InputError {
        guard let offset else {
            return places.error("cannot be matched: \(reason)", option, pattern)
        }
        let column = TerminalSyntax.escaped(String(decoding: Array(pattern.utf8).prefix(offset), as: UTF8.self)).count
        var error = places.error("is not a valid regular expression: \(reason), at offset \(offset)", option, pattern)
        error.excerpt = [pattern, String(repeating: " ", count: column) + "^"]
        return error
    }
}
