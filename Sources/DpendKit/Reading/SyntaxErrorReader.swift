import SwiftParserDiagnostics
import SwiftSyntax

/// Finds the first text that the parser could not understand.
///
/// An error in a part that does not affect the result is not reported: an error in ``IndifferentParts``, or in text
/// that ``BodyScanner`` skips, which the parser mostly does not see.
struct SyntaxErrorReader {
    let text: CondensedText
    let bodies: [Range<Int>]
    private var indifferent: IndifferentParts

    init(text: CondensedText, bodies: [Range<Int>], areRegistrationsPossible: Bool) {
        (self.text, self.bodies) = (text, bodies)
        indifferent = IndifferentParts(areRegistrationsPossible: areRegistrationsPossible)
    }

    /// The message, written by swift-syntax, and the offset in the whole text.
    ///
    /// The first error is the one that is nearest to the cause.
    mutating func first(in tree: SourceFileSyntax) -> (message: String, offset: Int)? {
        if tree.hasMaximumNestingLevelOverflow { return overflow(in: Syntax(tree)) }
        // Examining nodes without errors wastes time. On a line of thousands of errors the time would be quadratic.
        for statement in tree.statements where statement.hasError {
            if let error = first(inPart: statement) { return error }
        }
        // The rest of the text at the end of the file.
        return first(inPart: tree)
    }

    /// The place where the parser gave up. To describe it, swift-syntax would walk the rest once for each level.
    private func overflow(in node: Syntax) -> (message: String, offset: Int) {
        var node = node
        while let next = node.children(viewMode: .all).first(where: \.hasMaximumNestingLevelOverflow) { node = next }
        return ("parsing has exceeded the maximum nesting level", text.originalOffset(node.position.utf8Offset))
    }

    private mutating func first(inPart node: some SyntaxProtocol) -> (message: String, offset: Int)? {
        switch foreignText(in: node) {
        case .none: break
        case .deciding(let offset): return (Self.unexpectedText, offset)
        case .indifferent:
            // Next to an `=`, foreign characters crash swift-syntax 603 as rare space does. So it receives the parts
            // without them.
            for part in node.children(viewMode: .all) where part.hasError {
                if let error = first(inPart: part) { return error }
            }
            return nil
        }
        // To describe an error, swift-syntax may walk over all parts beside it.
        let errors = node.tokens(viewMode: .all).filter(Self.isError)
        if errors.count > Self.maximumErrors || errors.contains(where: Self.isDeep) {
            for error in errors {
                let offset = text.originalOffset(error.position.utf8Offset)
                if !isInBody(offset), !indifferent.contain(Syntax(error)) { return (Self.unexpectedText, offset) }
            }
            return nil
        }
        var first: (message: String, offset: Int)?
        for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: node)
        where diagnostic.diagMessage.severity == .error {
            let offset = text.originalOffset(diagnostic.position.utf8Offset)
            guard first.map({ offset < $0.offset }) ?? true, !isInBody(offset), !indifferent.contain(diagnostic.node)
            else { continue }
            first = (
                nameTakenForModifier(at: diagnostic.position, in: diagnostic.node).map {
                    "a class that is called '\($0)' needs backticks: '`\($0)`'"
                } ?? diagnostic.message, offset
            )
        }
        return first
    }

    /// The number of errors that swift-syntax describes within one statement.
    private static let maximumErrors = 500

    /// Whether an error is at a token that is nested too deeply to describe it. Swift-syntax looks for the first token
    /// of each syntax around it: `a a()()()…`.
    private static func isDeep(_ error: TokenSyntax) -> Bool {
        [error, error.nextToken(viewMode: .sourceAccurate)].contains { token in
            var depth = 0
            var node = token?.parent
            while let parent = node?.parent, depth <= maximumDepth { (node, depth) = (parent, depth + 1) }
            return depth > maximumDepth
        }
    }

    /// The depth of syntax that swift-syntax describes. Real code has less than half of it.
    private static let maximumDepth = 500

    private static let unexpectedText = "unexpected text in source file"

    private static func isError(_ token: TokenSyntax) -> Bool {
        token.presence == .missing || token.hasError || token.parent?.is(UnexpectedNodesSyntax.self) == true
    }

    /// The name before an error that swift-syntax mistakes for a modifier, as in `final class override {}`, which Swift
    /// accepts.
    private func nameTakenForModifier(at position: AbsolutePosition, in node: Syntax) -> String? {
        guard let word = node.root.token(at: position)?.previousToken(viewMode: .sourceAccurate),
            word.tokenKind == .keyword(.override),
            word.previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.class)
        else { return nil }
        return word.text
    }

    private enum ForeignText {
        case none
        /// At this offset of the whole text.
        case deciding(Int)
        /// Only in parts that do not affect the result.
        case indifferent
    }

    /// The text between tokens that is neither space nor a comment, such as a character that Swift does not use or the
    /// mark of a merge conflict.
    private mutating func foreignText(in node: some SyntaxProtocol) -> ForeignText {
        var result = ForeignText.none
        // The adjacent text counts as well, because swift-syntax examines the space around a token.
        let neighbours = [
            node.firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate),
            node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
        ]
        for case let token? in neighbours where token.hasError && hasForeignText(token) { result = .indifferent }
        for token in node.tokens(viewMode: .sourceAccurate) where token.hasError {
            let offsets = [
                offset(in: token.leadingTrivia, from: token.position.utf8Offset),
                offset(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset),
            ]
            for case let offset? in offsets {
                let original = text.originalOffset(offset)
                if !isInBody(original), !indifferent.contain(Syntax(token)) { return .deciding(original) }
                result = .indifferent
            }
        }
        return result
    }

    private func hasForeignText(_ token: TokenSyntax) -> Bool {
        offset(in: token.leadingTrivia, from: 0) != nil || offset(in: token.trailingTrivia, from: 0) != nil
    }

    private func offset(in trivia: Trivia, from start: Int) -> Int? {
        var offset = start
        for piece in trivia {
            if case .unexpectedText = piece { return offset }
            offset += piece.sourceLength.utf8Length
        }
        return nil
    }

    /// Whether an offset lies in a body. Missing text at the end of a body is at its closing brace.
    private func isInBody(_ offset: Int) -> Bool {
        var low = 0
        var high = bodies.count
        while low < high {
            let middle = (low + high) / 2
            if bodies[middle].upperBound < offset { low = middle + 1 } else { high = middle }
        }
        return low < bodies.count && bodies[low].lowerBound <= offset
    }
}
