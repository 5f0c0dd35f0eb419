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

    /// A problem that stays although it has remedies.
    package struct Rest: Sendable {
        package let diagnostic: Diagnostic
        package let remedy: Remedy
        package let reason: Reason

        package enum Reason: Sendable {
            /// The remedy makes another problem.
            case consequence(Diagnostic)
            /// The remedy is a person's work, or the problem is still there with it.
            case text(String)
        }
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
    /// The problems that have no remedy.
    package private(set) var unknown: [Diagnostic] = []

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
                let reason: Rest.Reason
                do {
                    let first = try trial(
                        of: Fix(diagnostic: diagnostic, remedy: remedy), entry.target.name, after: start)
                    let tried = try continued(first, entry.target.name) {
                        Self.isBetter($0, than: answer, without: diagnostic)
                    }
                    if let tried {
                        better.append(tried)
                        continue
                    }
                    reason = Self.reason(against: first.answer, since: answer)
                } catch let error as Inapplicable {
                    reason = .text(error.reason)
                }
                // An error that a remedy makes says more than a remedy that nobody tried.
                if case .consequence = rest?.reason { continue }
                if case .text = reason, rest != nil { continue }
                rest = Rest(diagnostic: diagnostic, remedy: remedy, reason: reason)
            }
            let position = better.count == 1 ? 0 : (choice ?? 0) - 1
            if better.indices.contains(position) {
                (texts, answer) = (better[position].texts, better[position].answer)
                fixes += better[position].fixes
            } else if !better.isEmpty {
                choices.append(Choice(diagnostic: diagnostic, remedies: better.map(\.fixes[0].remedy)))
            } else if let rest {
                rests.append(rest)
            } else {
                unknown.append(diagnostic)
            }
        }
        forgetProblemsThatEnded(answer)
        return answer
    }

    /// A change for one problem may solve another one, which had no change of its own.
    private func forgetProblemsThatEnded(_ answer: ProjectAnswer) {
        let left = Set(
            (answer.reports?.reports ?? []).flatMap(\.diagnostics).flatMap(\.withConsequences).map(Self.name))
        choices.removeAll { !left.contains(Self.name($0.diagnostic)) }
        rests.removeAll { !left.contains(Self.name($0.diagnostic)) }
        unknown.removeAll { !left.contains(Self.name($0)) }
    }

    // MARK: Trials

    /// Changes in memory, with the answer to them.
    private struct Trial {
        var fixes: [Fix]
        var texts: [String: String]
        var answer: ProjectAnswer
    }

    /// Applies a remedy in memory.
    ///
    /// - Throws: ``Inapplicable`` if a person must decide something.
    private func trial(of fix: Fix, _ target: String?, after start: Trial) throws -> Trial {
        let editor = RemedyEditor(
            for: fix.diagnostic, of: target, in: start.answer, configuration: project.configurationPath
        ) { path in
            start.texts[path] ?? GeneratedFile(path: path, text: "").currentText()
        }
        let new = try editor.texts(applying: fix.remedy)
        if let path = new.keys.sorted().first(where: { !Self.mayWrite($0) }) {
            throw Inapplicable(reason: "\(path) lies outside of the repository")
        }
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
            guard let fix = Self.continuation(of: trial, target) else { return nil }
            do {
                trial = try self.trial(of: fix, target, after: trial)
            } catch is Inapplicable {
                return nil
            }
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
                let name = "\(entry.target.name ?? "") \(Self.name(diagnostic))"
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
            name($0) == name(diagnostic)
        }
        return !isThere && counts(newReports).lexicographicallyPrecedes(counts(oldReports))
    }

    /// Why a change is not kept: the first problem that was not there before, errors first.
    private static func reason(against new: ProjectAnswer, since old: ProjectAnswer) -> Rest.Reason {
        if new.failure != nil { return .text("with it dpend could not read the project") }
        func problems(_ answer: ProjectAnswer) -> [Diagnostic] {
            (answer.reports?.reports ?? []).flatMap(\.diagnostics).flatMap(\.withConsequences)
        }
        let known = Set(problems(old).map(name))
        let added = problems(new).filter { $0.severity != .off && !known.contains(name($0)) }
        let first = added.first { $0.severity == .error } ?? added.first
        return first.map { .consequence($0) } ?? .text("the problem is still there with it")
    }

    private static func name(_ problem: Diagnostic) -> String {
        "\(problem.rule.identifier) \(problem.subject) \(problem.message)"
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
