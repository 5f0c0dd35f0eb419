/// An error that ended a run, as people read it.
package struct RunFailure: Error, Sendable {
    /// The text with the ends of its lines.
    package let text: TerminalText
    /// The exit status.
    package let status: Int32
    /// The errors of inputs; empty if the run of another target is the reason.
    package let errors: [InputError]

    private init(_ text: TerminalText, _ status: Int32, _ errors: [InputError] = []) {
        (self.text, self.status, self.errors) = (text, status, errors)
    }

    package init(_ error: InputError) { self.init("\(error.text)\n", error.kind.rawValue, [error]) }

    package init(_ mistakes: ConfigurationFile.Mistakes) {
        let errors = mistakes.errors
        self.init("\(errors.map { "\($0.text)\n" as TerminalText })", errors.map(\.kind.rawValue).max() ?? 0, errors)
    }

    /// - Parameter target: The name of the target without a run.
    package init(_ failure: TargetRuns.Failure, target: String?) {
        switch failure {
        case .input(let error), .circle(let error): self.init(error)
        case .skipped(let library):
            self.init(
                "dpend: error: '\(target ?? "")' is skipped, because '\(library)', which it links, has errors\n", 1)
        }
    }

    /// An error of the functions of this module; nil for another one.
    package init?(_ error: any Error) {
        switch error {
        case let failure as RunFailure: self = failure
        case let error as InputError: self.init(error)
        case let mistakes as ConfigurationFile.Mistakes: self.init(mistakes)
        default: return nil
        }
    }
}
