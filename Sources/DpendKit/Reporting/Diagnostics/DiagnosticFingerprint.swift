/// The name of a problem that stays the same when code moves: the rule, and what the problem is about.
///
/// Other programs and baselines know problems by it, from one run to the next.
package struct DiagnosticFingerprint: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The identifier of the rule.
    package let identifier: String
    /// What the problem is about.
    package let subject: String

    /// Creates a fingerprint from its parts.
    package init(identifier: String, subject: String) {
        self.identifier = identifier
        self.subject = subject
    }

    package var description: String { "\(identifier):\(subject)" }

    package static func < (left: Self, right: Self) -> Bool {
        (left.identifier, left.subject) < (right.identifier, right.subject)
    }
}

extension Diagnostic {
    /// What the problem is known by in other runs; several problems of one run may have the same.
    package var fingerprint: DiagnosticFingerprint {
        DiagnosticFingerprint(identifier: rule.identifier, subject: subject)
    }
}
