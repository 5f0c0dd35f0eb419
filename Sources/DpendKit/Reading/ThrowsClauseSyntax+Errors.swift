import SwiftSyntax

extension ThrowsClauseSyntax {
    /// Whether a call throws by itself: not with `throws(Never)`, and not with `rethrows`, which depends on the
    /// arguments.
    var throwsErrors: Bool {
        if throwsSpecifier.tokenKind == .keyword(.rethrows) { return false }
        return type.map { !["Never", "Swift.Never"].contains($0.trimmedDescription) } ?? true
    }
}
