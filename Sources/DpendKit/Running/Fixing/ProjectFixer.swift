/// Applies the remedies of problems, and keeps only changes with which the project analyzes better.
///
/// A change is tried in memory first, as an editor's unsaved text.
package final class ProjectFixer {
    /// A change that was kept.
    package struct Fix: Sendable {
        package let diagnostic: Diagnostic
        package let remedy: Remedy
    }

    /// A problem with several remedies, each of which makes the project better.
    package struct Choice: Sendable {
        package let diagnostic: Diagnostic
        package let remedies: [Remedy]
    }

    /// A problem that stays, since its remedies make other ones.
    package struct Rest: Sendable {
        package let diagnostic: Diagnostic
        package let remedy: Remedy
        /// The problem that the remedy makes.
        package let consequence: Diagnostic
    }

    private let project: ResidentProject
    /// Which of several remedies is applied, from 1; nil for none.
    private let choice: Int?
    private let isChosen: (Diagnostic) -> Bool
    /// The new texts, by path.
    private var texts: [String: String] = [:]
    private var examined: Set<String> = []
    package private(set) var fixes: [Fix] = []
    package private(set) var choices: [Choice] = []
    package private(set) var rests: [Rest] = []

    /// - Parameters:
    ///   - choice: Which of several remedies to apply, from 1; nil to apply none of them.
    ///   - isChosen: Whether to fix a problem.
    package init(
        _ project: ResidentProject, choice: Int? = nil, isChosen: @escaping (Diagnostic) -> Bool = { _ in true }
    ) {
        (self.project, self.choice, self.isChosen) = (project, choice, isChosen)
    }

    /// Finds changes for all chosen problems. Nothing is written.
    ///
    /// - Returns: The last answer: the project with the changes.
    package func run() throws -> ProjectAnswer {
        var answer = try project.answer(with: texts)
        while let (diagnostic, entry) = nextProblem(in: answer) {
            var rest: Rest?
            var better: [Trial] = []
            for remedy in diagnostic.notes.flatMap(\.remedies) {
                let start = Trial(fixes: [], texts: texts, answer: answer)
                guard
                    let first = try trial(
                        of: Fix(diagnostic: diagnostic, remedy: remedy), entry.target.name, after: start)
                else { continue }
                let tried = try continued(first, entry.target.name) {
                    Self.isBetter($0, than: answer, without: diagnostic)
                }
                if let tried {
                    better.append(tried)
                } else if rest == nil, let consequence = Self.newError(in: first.answer, since: answer) {
                    rest = Rest(diagnostic: diagnostic, remedy: remedy, consequence: consequence)
                }
            }
            let position = better.count == 1 ? 0 : (choice ?? 0) - 1
            if better.indices.contains(position) {
                (texts, answer) = (better[position].texts, better[position].answer)
                fixes += better[position].fixes
            } else if !better.isEmpty {
                choices.append(Choice(diagnostic: diagnostic, remedies: better.map(\.fixes[0].remedy)))
            } else if let rest {
                rests.append(rest)
            }
        }
        return answer
    }

    // MARK: Trials

    /// Changes in memory, with the answer to them.
    private struct Trial {
        var fixes: [Fix]
        var texts: [String: String]
        var answer: ProjectAnswer
    }

    /// Applies a remedy in memory; nil if a person must decide something.
    private func trial(of fix: Fix, _ target: String?, after start: Trial) throws -> Trial? {
        let editor = RemedyEditor(
            for: fix.diagnostic, of: target, in: start.answer, configuration: project.configurationPath
        ) { path in
            start.texts[path] ?? GeneratedFile(path: path, text: "").currentText()
        }
        guard let new = try? editor.texts(applying: fix.remedy), new.keys.allSatisfy(Self.mayWrite) else { return nil }
        let changed = start.texts.merging(new) { _, new in new }
        return Trial(fixes: start.fixes + [fix], texts: changed, answer: try project.answer(with: changed))
    }

    /// The trial, or one that goes on until the project is better; nil if it never is.
    ///
    /// Behind the views of a program that lack an object, a preview of the same view may lack it too.
    private func continued(_ first: Trial, _ target: String?, until isBetter: (ProjectAnswer) -> Bool) throws -> Trial?
    {
        var trial = first
        for _ in 0..<Self.maximumContinuations where !isBetter(trial.answer) {
            guard let fix = Self.continuation(of: trial, target),
                let next = try self.trial(of: fix, target, after: trial)
            else { return nil }
            trial = next
        }
        return isBetter(trial.answer) ? trial : nil
    }

    /// A view lacks an object in a program, in one behind a stack, and in a preview of each kind.
    private static let maximumContinuations = 3

    private static func continuation(of trial: Trial, _ target: String?) -> Fix? {
        guard let last = trial.fixes.last, last.remedy.steps[0].action == .supply else { return nil }
        let known = Set(trial.fixes.map(\.diagnostic.message))
        for entry in trial.answer.reports?.entries ?? [] where entry.target.name == target {
            guard case .success(let report) = entry.outcome else { continue }
            for next in report.diagnostics.flatMap(ownProblems)
            where next.rule.identifier == last.diagnostic.rule.identifier && next.subject == last.diagnostic.subject
                && !known.contains(next.message)
            {
                return next.notes.flatMap(\.remedies).first.map { Fix(diagnostic: next, remedy: $0) }
            }
        }
        return nil
    }

    /// The changed files, sorted by path.
    package var files: [GeneratedFile] {
        texts.sorted { $0.key < $1.key }.map { GeneratedFile(path: $0.key, text: $0.value) }
    }

    /// The difference between the files on disk and the new texts.
    package var difference: TerminalText {
        "\(files.map { LineDifference.format(old: $0.currentText() ?? "", new: $0.text, path: $0.path, oldState: "on disk", newState: "fixed") })"
    }

    /// Writes the changed files.
    ///
    /// - Throws: ``InputError`` for a file that cannot be written.
    package func write() throws(InputError) {
        for file in files { try file.write() }
        project.noteChanges(of: files.map(\.path))
    }

    // MARK: Problems

    private func nextProblem(in answer: ProjectAnswer) -> (Diagnostic, TargetReports.Entry)? {
        for entry in answer.reports?.entries ?? [] {
            guard case .success(let report) = entry.outcome else { continue }
            for diagnostic in report.diagnostics.flatMap(Self.ownProblems)
            where diagnostic.severity != .off && isChosen(diagnostic) {
                let name =
                    "\(entry.target.name ?? "") \(diagnostic.rule.identifier) \(diagnostic.subject) \(diagnostic.message)"
                if examined.insert(name).inserted { return (diagnostic, entry) }
            }
        }
        return nil
    }

    /// A problem with its consequences of the same kind, each of which has its own remedies. A consequence of another
    /// kind vanishes with its cause, and its own remedy would do something else.
    private static func ownProblems(_ cause: Diagnostic) -> [Diagnostic] {
        cause.withConsequences.filter { $0.rule.identifier == cause.rule.identifier }
    }

    /// Whether a change solves a problem and makes no other one: fewer errors, or as many errors and fewer warnings or
    /// notes.
    private static func isBetter(_ new: ProjectAnswer, than old: ProjectAnswer, without diagnostic: Diagnostic) -> Bool
    {
        guard let newReports = new.reports, let oldReports = old.reports,
            newReports.reports.count >= oldReports.reports.count
        else { return false }
        func counts(_ reports: TargetReports) -> [Int] {
            [Diagnostic.Severity.error, .warning, .note].map { severity in
                reports.reports.reduce(0) { $0 + $1.count(severity) }
            }
        }
        let isThere = newReports.reports.flatMap(\.diagnostics).flatMap(\.withConsequences).contains {
            $0.rule.identifier == diagnostic.rule.identifier && $0.subject == diagnostic.subject
                && $0.message == diagnostic.message
        }
        return !isThere && counts(newReports).lexicographicallyPrecedes(counts(oldReports))
    }

    /// The first error that was not there before.
    private static func newError(in new: ProjectAnswer, since old: ProjectAnswer) -> Diagnostic? {
        func errors(_ answer: ProjectAnswer) -> [Diagnostic] {
            (answer.reports?.reports ?? []).flatMap(\.diagnostics).flatMap(\.withConsequences).filter {
                $0.severity == .error
            }
        }
        func name(_ error: Diagnostic) -> String { "\(error.rule.identifier) \(error.subject) \(error.message)" }
        let known = Set(errors(old).map(name))
        return errors(new).first { !known.contains(name($0)) }
    }

    /// Whether a file lies in the repository of the working directory.
    private static func mayWrite(_ path: String) -> Bool { Confinement.repository().contains(path) }
}

extension Diagnostic {
    /// Whether it is at a place: `App.swift`, `App.swift:8` or `Sources/App.swift:8:12`.
    package func isAt(_ place: String) -> Bool {
        guard let location else { return false }
        let text = "/\(location):"
        return text.contains("/\(place):") || text.dropFirst().hasPrefix("\(place):")
    }
}
