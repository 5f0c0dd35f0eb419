/// Reports external values of parameters that do not exist.
enum UnmatchedParameters {
    static func all(in subject: AnalysisSubject) -> [Diagnostic] {
        subject.collected.problems.unmatchedExternals.map { external in
            let option = ReportedOption("--external", external.written)
            let (remark, near) = words(external.reason)
            let remedy = near.map {
                Diagnostic.Note(
                    Remedy(.init(.replacePattern, "external", $0, replacing: external.written, at: external.location)))
            }
            return Diagnostic(
                UnmatchedPatternRule.rule, "nothing requires \(option.text)", about: option.subject,
                at: external.location,
                notes: [.init(.remark, remark)] + (remedy.map { [$0] } ?? []))
        }
    }

    /// Why there is no such parameter, and a similar one.
    private static func words(_ reason: UnmatchedExternal.Reason) -> (remark: String, near: String?) {
        switch reason {
        case .noParameter(let type, let label, let near):
            ("no initializer of '\(type)' that dpend can call has a parameter '\(label)'", near)
        case .runTimeValue(let type, let label):
            ("'\(label)' of '\(type)' is marked '@Assisted', so it is a run-time value", nil)
        case .notChosen(let type): ("no filter chooses '\(type)', or dpend cannot call its initializers", nil)
        case .hidden(let type, let library):
            ("only '\(library)' can use '\(type)', so nothing else can pass a value", nil)
        case .undeclared(let type, let near): ("no class '\(type)' is a provider", near)
        }
    }
}
