/// The name of a problem, which stays the same when code moves: the rule and the subject.
///
/// Other programs and baselines identify problems by it across runs.
package struct DiagnosticFingerprint: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The identifier of the rule.
    package let identifier: String
    /// The subject of the problem.
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
    /// The identity of the problem across runs. Several problems of one run may share it.
    package var fingerprint: DiagnosticFingerprint {
        DiagnosticFingerprint(identifier: rule.identifier, subject: subject)
    }
}
