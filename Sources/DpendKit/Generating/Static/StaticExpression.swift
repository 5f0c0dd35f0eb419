/// An expression of generated code without its keywords, and which of them it has to stand behind.
struct StaticExpression {
    var lines: [String]
    /// What has to be done before.
    var statements: [String] = []
    var throwsErrors = false
    var awaits = false

    init(_ line: String, throwsErrors: Bool = false, awaits: Bool = false) {
        lines = [line]
        self.throwsErrors = throwsErrors
        self.awaits = awaits
    }

    var keywords: String {
        Accessor.keywords(Effects(isThrowing: throwsErrors, isAsync: awaits))
    }

    /// On one line, behind its keywords.
    var text: String { keywords + lines.joined(separator: " ") }

    mutating func demand(_ other: StaticExpression) {
        throwsErrors = throwsErrors || other.throwsErrors
        awaits = awaits || other.awaits
    }
}

/// A closure of generated code: what is done when it is called.
struct StaticClosure {
    /// What stands before the expression.
    var statements: [String] = []
    var expression: StaticExpression
    /// Whether the closure has to end the program where the expression throws.
    var traps = false

    /// The expression alone, where nothing else is needed.
    var plainText: String? { statements.isEmpty && !traps ? expression.text : nil }

    /// The closure.
    var text: String {
        if let plainText { return "{ \(plainText) }" }
        let result = "return \(expression.text)"
        let body = traps ? "do { \(result) } catch { \(ModuleName.swift)fatalError(\"\\(error)\") }" : result
        return "{ \(statements.map { "\($0); " }.joined())\(body) }"
    }
}
