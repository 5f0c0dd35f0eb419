/// Answers agents about a project (Model Context Protocol).
///
/// Agents change files without a message, so each question begins with a search for changes.
///
/// Unchecked, because only the thread of ``MessageDispatch`` that answers uses it.
final class AgentServer: MessageHandler, @unchecked Sendable {
    private let project: ResidentProject
    private let mayWrite: Bool
    let isDone = false

    /// The versions of the protocol whose messages this server understands, newest first.
    private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    /// - Parameter mayWrite: Whether 'fix' may change files.
    init(_ project: ResidentProject, mayWrite: Bool) { (self.project, self.mayWrite) = (project, mayWrite) }

    private static let tools = [
        AgentTool(
            name: "start_here",
            summary: "How this project wires its dependencies, what it has, and its state. Call it first.",
            parameters: []),
        AgentTool(
            name: "check",
            summary:
                "The problems with the dependencies of the project as it is now, each with its place and remedies. Call it after each change.",
            parameters: [
                .init(name: "file", summary: "Only problems in the file whose path ends like this."),
                .init(name: "identifier", summary: "Only problems of this kind, such as unsatisfied-dependency."),
            ]),
        AgentTool(
            name: "explain",
            summary:
                "The provider of a key and why dpend chose it, what it requires, and what requires it; or a kind of problem.",
            parameters: [
                .init(
                    name: "name", summary: "A type, a class, or the identifier of a kind of problem.", isRequired: true)
            ]),
        AgentTool(
            name: "who_requires", summary: "All requirements that a key satisfies, with their places.",
            parameters: [.init(name: "key", summary: "A type or a class.", isRequired: true)]),
        AgentTool(
            name: "path", summary: "The shortest way by which one key requires another.",
            parameters: [
                .init(name: "to", summary: "The required type or class.", isRequired: true),
                .init(
                    name: "from", summary: "The type or class that requires it; by default one that nothing requires."),
            ]),
        AgentTool(
            name: "fix",
            summary:
                "Applies the remedies of problems that need no decision, and keeps only changes with which the project has fewer problems.",
            parameters: [
                .init(name: "at", summary: "Only problems at this place, such as App.swift:8."),
                .init(name: "identifier", summary: "Only problems of this kind."),
                .init(name: "choose", summary: "If several remedies help: the number of one, from 1."),
                .init(name: "apply", summary: "'true' writes the files; by default the answer is a difference."),
            ], writes: true),
        AgentTool(
            name: "coverage", summary: "How many of the objects that the code passes by hand a container could pass.",
            parameters: []),
    ]

    func answer(_ method: String, _ parameters: JSONValue, unless isCancelled: @escaping @Sendable () -> Bool) throws
        -> JSONValue
    {
        switch method {
        case "initialize":
            let version = parameters["protocolVersion"]?.text ?? ""
            return [
                "protocolVersion": .string(Self.versions.contains(version) ? version : Self.versions[0]),
                "capabilities": ["tools": [:], "resources": [:]],
                "serverInfo": ["name": .string(ToolDescription.name), "version": .string(ToolDescription.version)],
                "instructions": .string(AgentPages.introduction),
            ]
        case "ping": return [:]
        case "tools/list": return ["tools": .array(Self.tools.map(\.value))]
        case "tools/call": return try call(parameters, unless: isCancelled)
        case "resources/list": return ["resources": .array(Self.resources)]
        case "resources/templates/list": return ["resourceTemplates": []]
        case "resources/read": return try resource(parameters["uri"]?.text ?? "")
        default: throw RequestError.unknown(method)
        }
    }

    func note(_ method: String, _ parameters: JSONValue) {}
    func rest(unless isCancelled: @escaping @Sendable () -> Bool) {}

    // MARK: Tools

    /// A mistake of the agent is an answer that it can read, not an error of the protocol.
    private func call(_ parameters: JSONValue, unless isCancelled: @escaping @Sendable () -> Bool) throws -> JSONValue {
        guard let tool = Self.tools.first(where: { $0.name == parameters["name"]?.text }) else {
            throw RequestError.wrong(
                "there is no tool '\(parameters["name"]?.text ?? "")'; there are \(Self.tools.map(\.name).joined(separator: ", "))"
            )
        }
        let arguments = parameters["arguments"] ?? [:]
        do {
            for parameter in tool.parameters where parameter.isRequired && arguments[parameter.name]?.text == nil {
                throw RequestError.wrong("'\(tool.name)' needs '\(parameter.name)'")
            }
            return Self.content(try text(of: tool.name, arguments, unless: isCancelled), isError: false)
        } catch let error as CancellationError {
            throw error
        } catch {
            return Self.content(
                (error as? RequestError)?.message ?? RunFailure(error)?.text.text ?? "\(error)", isError: true)
        }
    }

    private func text(of tool: String, _ arguments: JSONValue, unless isCancelled: @escaping @Sendable () -> Bool)
        throws -> String
    {
        func text(_ name: String) -> String? { arguments[name]?.text.flatMap { $0.isEmpty ? nil : $0 } }
        project.noteUnknownChanges()
        let answers = AgentAnswers(answer: try project.answer(unless: isCancelled))
        switch tool {
        case "start_here": return answers.start(project.configurationPath)
        case "check": return answers.check(file: text("file"), identifier: text("identifier"))
        case "explain": return try answers.explain(text("name") ?? "")
        case "who_requires": return try answers.requirers(of: text("key") ?? "")
        case "path": return try answers.path(from: text("from"), to: text("to") ?? "")
        case "fix":
            return try fix(
                at: text("at"), identifier: text("identifier"), choice: text("choose").flatMap(Int.init),
                isWriting: text("apply") == "true")
        case "coverage": return try answers.coverage()
        default: throw RequestError.unknown(tool)
        }
    }

    private func fix(at place: String?, identifier: String?, choice: Int?, isWriting: Bool) throws -> String {
        let fixer = ProjectFixer(project, choice: choice) { diagnostic in
            (identifier.map { diagnostic.rule.identifier == $0 } ?? true) && (place.map { diagnostic.isAt($0) } ?? true)
        }
        let remaining = try fixer.run()
        var text = BriefText()
        for line in fixer.summary.text.split(separator: "\n") { text.add(String(line)) }
        if isWriting, mayWrite {
            try fixer.write()
            if !fixer.files.isEmpty { text.add("written: \(fixer.files.map(\.path).joined(separator: ", "))") }
        } else {
            if isWriting { text.add("nothing is written: 'dpend mcp' was started without '--allow-fixes'") }
            for line in fixer.difference.text.split(separator: "\n") { text.add(String(line)) }
        }
        text.add("then: \(remaining.reports?.reports.map(\.verdict).joined(separator: "; ") ?? "")")
        return text.closed("fix one 'at' a time")
    }

    private static func content(_ text: String, isError: Bool) -> JSONValue {
        ["content": [["type": "text", "text": .string(text)]], "isError": .bool(isError)]
    }

    // MARK: Resources

    private static let start = "dpend://start"
    private static let problems = "dpend://problems/"

    /// The introduction, the list of pages, and a page for each kind of problem.
    private static var resources: [JSONValue] {
        let kinds = DiagnosticCatalogue().identifiers.map { identifier -> JSONValue in
            [
                "uri": .string(problems + identifier), "name": .string(identifier), "mimeType": "text/plain",
                "description": "A kind of problem, with an example and remedies",
            ]
        }
        return [
            [
                "uri": .string(start), "name": "start", "mimeType": "text/markdown",
                "description": "How to wire dependencies, and the pages of the documentation",
            ]
        ] + kinds
    }

    private func resource(_ uri: String) throws -> JSONValue {
        let text: String
        if uri == Self.start {
            text =
                AgentPages.introduction + "\n\n"
                + AgentPages.pages.map {
                    "- [\($0.name)](\(ToolDescription.documentation)\($0.name).md): \($0.summary)\n"
                }.joined()
        } else if uri.hasPrefix(Self.problems),
            let explanation = DiagnosticCatalogue().explanation(of: String(uri.dropFirst(Self.problems.count)))
        {
            text = explanation
        } else {
            throw RequestError(code: -32002, message: "there is no resource '\(uri)'")
        }
        return [
            "contents": [
                [
                    "uri": .string(uri), "mimeType": uri == Self.start ? "text/markdown" : "text/plain",
                    "text": .string(text),
                ]
            ]
        ]
    }
}
