import SwiftParserDiagnostics
import SwiftSyntax

/// Finds the first thing that the parser could not make sense of.
///
/// An error in a part that decides nothing keeps nothing from being read, so it is not reported: one in ``IndifferentParts``, and one
/// in what ``BodyScanner`` leaves out, which the parser mostly does not see.
struct SyntaxErrorReader {
    let text: CondensedText
    let bodies: [Range<Int>]
    private var indifferent: IndifferentParts

    init(text: CondensedText, bodies: [Range<Int>], areRegistrationsPossible: Bool) {
        (self.text, self.bodies) = (text, bodies)
        indifferent = IndifferentParts(areRegistrationsPossible: areRegistrationsPossible)
    }

    /// The message, made for people by swift-syntax, and the offset in the whole text.
    ///
    /// The first error is the one that is nearest to the cause.
    mutating func first(in tree: SourceFileSyntax) -> (message: String, offset: Int)? {
        if tree.hasMaximumNestingLevelOverflow { return overflow(in: Syntax(tree)) }
        // To look at all costs time for nothing, on a line of thousands of errors with the square of their number.
        for statement in tree.statements where statement.hasError {
            if let error = first(inPart: statement) { return error }
        }
        // What is left over at the end of the file.
        return first(inPart: tree)
    }

    /// Where the parser gave up. To make messages of it, swift-syntax would go through the rest once for each level.
    private func overflow(in node: Syntax) -> (message: String, offset: Int) {
        var node = node
        while let next = node.children(viewMode: .all).first(where: \.hasMaximumNestingLevelOverflow) { node = next }
        return ("parsing has exceeded the maximum nesting level", text.originalOffset(node.position.utf8Offset))
    }

    private mutating func first(inPart node: some SyntaxProtocol) -> (message: String, offset: Int)? {
        switch foreignText(in: node) {
        case .none: break
        case .deciding(let offset): return ("unexpected text in source file", offset)
        case .indifferent:
            // Beside an `=` what is no Swift at all ends swift-syntax 603 like rare space does, so that it gets the parts without.
            for part in node.children(viewMode: .all) where part.hasError {
                if let error = first(inPart: part) { return error }
            }
            return nil
        }
        var first: (message: String, offset: Int)?
        for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: node) where diagnostic.diagMessage.severity == .error {
            let offset = text.originalOffset(diagnostic.position.utf8Offset)
            guard first.map({ offset < $0.offset }) ?? true, !isInBody(offset), !indifferent.contain(diagnostic.node) else { continue }
            first = (nameTakenForModifier(at: diagnostic.position, in: diagnostic.node).map { "a class that is called '\($0)' needs backticks: '`\($0)`'" } ?? diagnostic.message, offset)
        }
        return first
    }

    /// The name before an error that swift-syntax takes for a modifier, as in `final class override {}`, which Swift accepts.
    private func nameTakenForModifier(at position: AbsolutePosition, in node: Syntax) -> String? {
        guard let word = node.root.token(at: position)?.previousToken(viewMode: .sourceAccurate),
            word.tokenKind == .keyword(.override), word.previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.class)
        else { return nil }
        return word.text
    }

    private enum ForeignText {
        case none
        /// At this offset of the whole text.
        case deciding(Int)
        /// Only in parts that decide nothing.
        case indifferent
    }

    /// What stands between the tokens that is neither space nor a comment, as a character that Swift has no use for or the mark of a
    /// merge conflict.
    private mutating func foreignText(in node: some SyntaxProtocol) -> ForeignText {
        var result = ForeignText.none
        // What stands right before and behind it counts as well: swift-syntax looks at the space around a token.
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

    /// Whether an offset lies in a body; what is missing at its end stands at its closing brace.
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
