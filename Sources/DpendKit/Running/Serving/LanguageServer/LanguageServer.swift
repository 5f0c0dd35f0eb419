import Foundation

/// Answers editors about a project (Language Server Protocol), beside the language server of Swift.
///
/// Unchecked, because only the thread of ``MessageDispatch`` that answers uses it.
final class LanguageServer: MessageHandler, @unchecked Sendable {
    private let project: ResidentProject
    private let send: @Sendable (JSONValue) -> Void
    /// The documents that are open, by absolute path.
    private var documents: [String: EditedText] = [:]
    /// The documents with problems in the editor, and these problems.
    private var published: [String: [JSONValue]] = [:]
    private var judged: ProjectAnswer?
    private var answers: GraphAnswers?
    private var isInitialized = false
    private var registersWatchers = false
    private(set) var isDone = false

    /// - Parameter send: Sends a message to the editor.
    init(_ project: ResidentProject, send: @escaping @Sendable (JSONValue) -> Void) {
        (self.project, self.send) = (project, send)
    }

    // MARK: Requests

    func answer(_ method: String, _ parameters: JSONValue, unless isCancelled: @escaping @Sendable () -> Bool) throws
        -> JSONValue
    {
        switch method {
        case "initialize": return initialize(parameters)
        case "shutdown": return .null
        default: break
        }
        guard isInitialized else { throw RequestError(code: -32002, message: "the first request must be 'initialize'") }
        func current() throws -> GraphAnswers { try answers(to: project.answer(unless: isCancelled)) }
        switch method {
        case "dpend/report": return Self.value(try project.report(unless: isCancelled))
        case "textDocument/hover": return try atPlace(parameters, current()) { $0.hover($1) }
        case "textDocument/definition", "textDocument/implementation":
            return try atPlace(parameters, current()) { $0.definition($1) }
        case "textDocument/references": return try atPlace(parameters, current()) { $0.references($1) }
        case "textDocument/prepareCallHierarchy": return try atPlace(parameters, current()) { $0.hierarchy($1) }
        case "callHierarchy/incomingCalls": return try current().calls(parameters["item"], areIncoming: true)
        case "callHierarchy/outgoingCalls": return try current().calls(parameters["item"], areIncoming: false)
        case "textDocument/codeLens": return try current().lenses(path(parameters))
        case "textDocument/inlayHint": return try current().hints(path(parameters), Self.lines(parameters))
        case "textDocument/codeAction":
            let actions = CodeActions(
                answer: try project.answer(unless: isCancelled), places: SourcePlaces(),
                configuration: project.configurationPath)
            return actions.actions(in: try path(parameters), Self.lines(parameters))
        default: throw RequestError.unknown(method)
        }
    }

    private func answers(to answer: ProjectAnswer) -> GraphAnswers {
        if let answers, answers.answer === answer { return answers }
        let new = GraphAnswers(answer, SourcePlaces())
        answers = new
        return new
    }

    private func atPlace(
        _ parameters: JSONValue, _ answers: GraphAnswers, _ body: (GraphAnswers, SourceLocation) -> JSONValue
    ) throws -> JSONValue {
        guard let location = answers.places.location(parameters["position"], in: try path(parameters)) else {
            return .null
        }
        return body(answers, location)
    }

    private func path(_ parameters: JSONValue) throws(RequestError) -> String {
        guard let path = parameters["textDocument"]?["uri"]?.text.flatMap(SourcePlaces.path) else {
            throw .wrong("the document is not a file")
        }
        return path
    }

    /// The lines of the range of a request, from 1.
    private static func lines(_ parameters: JSONValue) -> ClosedRange<Int> {
        let start = max(parameters["range"]?["start"]?["line"]?.integer ?? 0, 0)
        let end = parameters["range"]?["end"]?["line"]?.integer ?? Int.max - 1
        return start + 1...max(start, min(end, Int.max - 1)) + 1
    }

    private static func value(_ report: ProjectReport) -> JSONValue {
        ["output": .string(report.output), "errors": .string(report.errors), "status": .integer(Int(report.status))]
    }

    private func initialize(_ parameters: JSONValue) -> JSONValue {
        isInitialized = true
        if let root = (parameters["workspaceFolders"]?.elements.first?["uri"] ?? parameters["rootUri"])?.text.flatMap(
            SourcePlaces.path)
        {
            _ = FileManager.default.changeCurrentDirectoryPath(root)
        }
        registersWatchers =
            parameters["capabilities"]?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.truth == true
        return [
            "serverInfo": ["name": .string(ToolDescription.name), "version": .string(ToolDescription.version)],
            "capabilities": [
                "positionEncoding": "utf-16",
                "textDocumentSync": ["openClose": true, "change": .integer(2), "save": true],
                "hoverProvider": true, "definitionProvider": true, "implementationProvider": true,
                "referencesProvider": true,
                "callHierarchyProvider": true, "codeLensProvider": ["resolveProvider": false],
                "inlayHintProvider": true,
                "codeActionProvider": ["codeActionKinds": ["quickfix"]],
            ],
        ]
    }

    // MARK: Changes

    func note(_ method: String, _ parameters: JSONValue) {
        switch method {
        case "exit": isDone = true
        case "initialized": if registersWatchers { send(Self.watchers) }
        case "textDocument/didOpen":
            if let text = parameters["textDocument"]?["text"]?.text { edit(parameters) { $0 = EditedText(text) } }
        case "textDocument/didChange":
            edit(parameters) { document in
                for change in parameters["contentChanges"]?.elements ?? [] { try document?.apply(change) }
            }
        case "textDocument/didSave", "textDocument/didClose":
            guard let path = try? path(parameters) else { return }
            if method == "textDocument/didClose" { documents[path] = nil }
            if Self.matters(path) { project.setText(nil, of: path) }
        case "workspace/didChangeWatchedFiles":
            project.noteChanges(
                of: (parameters["changes"]?.elements ?? []).compactMap { $0["uri"]?.text.flatMap(SourcePlaces.path) })
        default: break
        }
    }

    /// Changes the text of a document. After a change that does not fit, the file on disk counts until the document is
    /// opened again.
    private func edit(_ parameters: JSONValue, _ change: (inout EditedText?) throws -> Void) {
        guard let path = try? path(parameters), Self.matters(path) else { return }
        var document = documents[path]
        do { try change(&document) } catch { document = nil }
        documents[path] = document
        project.setText(document?.text, of: path)
    }

    /// Whether the text of a file can affect a report.
    private static func matters(_ path: String) -> Bool {
        [".swift", ".yml", ".yaml", ".pbxproj", ".xcconfig", ".dpendmodule", ".json", ".resolved", ".lock"].contains(
            where: path.hasSuffix)
    }

    /// The request to report changes of files on disk.
    private static let watchers: JSONValue = [
        "jsonrpc": "2.0", "id": "dpend-watchers", "method": "client/registerCapability",
        "params": [
            "registrations": [
                [
                    "id": "dpend-files", "method": "workspace/didChangeWatchedFiles",
                    "registerOptions": [
                        "watchers": .array(
                            ["swift", "yml", "yaml", "pbxproj", "xcconfig", "dpendmodule", "resolved", "lock"].map {
                                ["globPattern": .string("**/*.\($0)")]
                            })
                    ],
                ]
            ]
        ],
    ]

    // MARK: Problems

    /// Sends the problems of the documents whose problems changed.
    func rest(unless isCancelled: @escaping @Sendable () -> Bool) {
        guard isInitialized, let answer = try? project.answer(unless: isCancelled), answer !== judged else { return }
        judged = answer
        let new = ServedDiagnostics(answer, SourcePlaces(), configuration: project.configurationPath).byDocument
        for uri in Set(new.keys).union(published.keys).sorted() where new[uri] != published[uri] {
            send([
                "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
                "params": ["uri": .string(uri), "diagnostics": .array(new[uri] ?? [])],
            ])
        }
        published = new
    }
}
