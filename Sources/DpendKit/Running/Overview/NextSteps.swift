/// The contents of a folder in a line, and the commands that help next. `dpend` without arguments prints them.
package struct NextSteps: Sendable {
    package let lines: [String]

    /// For a project without a configuration file.
    package init(_ overview: ProjectOverview) {
        var lines = [overview.summary + (overview.containerSummary.map { "; \($0)" } ?? "")]
        if let remark = overview.project.remarks.first {
            let others = overview.project.remarks.count - 1
            lines.append("note: \(remark)\(others == 0 ? "" : "; 'dpend doctor' has \(others) more of these notes")")
        }
        var steps: [(command: String, meaning: String)] = []
        if !overview.containers.isEmpty {
            let titles = overview.containers.map(\.title).joined(separator: ", ")
            steps.append(("dpend analyze .", "checks what your code does with \(titles), without a configuration file"))
        }
        steps.append(
            ("dpend init", "proposes \(ConfigurationFile.name): the classes that a container could make for you"))
        lines += Self.lines(steps + Self.further)
        self.lines = lines
    }

    /// For a project with a configuration file.
    package init(_ file: ConfigurationFile) {
        let targets =
            file.targets.isEmpty ? [ConfigurationFile.Target(name: nil, settings: file.settings)] : file.targets
        let outputs = targets.flatMap { $0.settings.overriding(file.settings).outputs }
        var steps = [("dpend analyze", "reports missing, ambiguous and cyclic dependencies")]
        switch outputs.count {
        case 0: break
        case 1: steps.append(("dpend generate", "writes \(outputs[0])"))
        case let count: steps.append(("dpend generate", "writes \(count) files, such as \(outputs[count - 1])"))
        }
        steps.append(("dpend tree", "shows which class requires which"))
        lines = ["\(file.path)\(Self.summary(of: file))"] + Self.lines(steps + Self.further)
    }

    /// `: 6 targets, Core, Kit and 4 more`.
    private static func summary(of file: ConfigurationFile) -> String {
        let names = file.targets.compactMap(\.name)
        if names.isEmpty {
            let inputs = file.settings.sourceInputs.paths + file.settings.sourceInputs.sourcesLists
            return inputs.isEmpty ? ": no inputs" : ": reads \(shortened(inputs))"
        }
        return names.count == 1 ? ": the target \(names[0])" : ": \(names.count) targets, \(shortened(names))"
    }

    private static func shortened(_ names: [String]) -> String {
        let rest = names.count > 4 ? " and \(names.count - 3) more" : ""
        return names.prefix(rest.isEmpty ? 4 : 3).joined(separator: ", ") + rest
    }

    private static let further = [("dpend --help", "lists all commands; 'dpend doctor' shows what dpend found")]

    /// Commands with their meanings, in two columns.
    private static func lines(_ steps: [(command: String, meaning: String)]) -> [String] {
        let width = steps.map(\.command.count).max() ?? 0
        return steps.map { "  \($0.command)\(String(repeating: " ", count: width - $0.command.count))  \($0.meaning)" }
    }
}
