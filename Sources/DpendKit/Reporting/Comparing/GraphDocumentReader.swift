import DpendRuntime
import Foundation

/// Reads a saved graph. The file comes from elsewhere, so every deviation from the form is an error with its place.
struct GraphDocumentReader {
    private typealias Format = GraphDocumentFormat

    /// Reads the content of a file that is marked as a saved graph.
    ///
    /// - Throws: ``InputError`` for a malformed file.
    func read(_ content: JSONValue, path: String) throws(InputError) -> GraphDocument {
        do throws(JSONFields.Mistake) {
            return try document(JSONFields(content, "the graph"))
        } catch {
            throw InputError(.malformed, error.message, at: path)
        }
    }

    /// Whether a file is marked as a saved graph.
    static func isGraph(_ content: JSONValue) -> Bool {
        if case .object(let fields) = content { fields[Format.format] == .string(Format.identifier) } else { false }
    }

    private func document(_ fields: JSONFields) throws(JSONFields.Mistake) -> GraphDocument {
        var fields = fields
        _ = try fields.text(Format.format)
        let version = try fields.number(Format.versionField)
        guard version == Int(Format.version) else {
            throw fields.mistake("this dpend does not know version \(version); a newer one may have written the file")
        }
        var document = GraphDocument(
            mode: try fields.optionalCase(Format.mode, ResolutionOptions.Mode.self) ?? .application, nodes: [],
            problems: [])
        document.module = try fields.optionalText(Format.module)
        for node in try fields.objects(Format.nodes) { document.nodes.append(try self.node(node)) }
        for problem in try fields.objects(Format.problems) { document.problems.append(try self.problem(problem)) }
        for each in try fields.optionalObjects(Format.containers) {
            var container = each
            document.containers.append(
                .init(path: try container.text(Format.path), values: try container.optionalTexts(Format.values)))
            try container.finish()
        }
        for each in try fields.optionalObjects(Format.protocols) { document.protocols.append(try declaration(each)) }
        for each in try fields.optionalObjects(Format.typealiases) {
            document.typealiases.append(try declaration(each))
        }
        try fields.finish()
        guard Set(document.nodes.map(\.name)).count == document.nodes.count else {
            throw fields.mistake("two nodes have the same name")
        }
        return document
    }

    private func node(_ fields: JSONFields) throws(JSONFields.Mistake) -> GraphDocument.Node {
        var fields = fields
        var key = try fields.object(Format.key)
        var node = GraphDocument.Node(
            name: try fields.text(Format.name),
            key: .init(
                name: try key.text(Format.name), tag: try key.optionalText(Format.tag),
                module: try key.optionalText(Format.module), parameter: try key.optionalText(Format.parameter)),
            status: try fields.requiredCase(Format.status, GraphDocument.Status.self))
        try key.finish()
        // The field is here for readers who do not need the scope of each provider.
        _ = try fields.optionalCase(Format.scope, DependencyScope.self)
        node.effects = try effects(&fields)
        for provider in try fields.optionalObjects(Format.providers) {
            node.providers.append(try self.provider(provider))
        }
        node.elements = try fields.optionalTexts(Format.elements)
        node.entries = try fields.optionalTexts(Format.entries)
        guard node.entries.isEmpty || node.entries.count == node.elements.count else {
            throw fields.mistake("'\(Format.entries)' and '\(Format.elements)' differ in length")
        }
        node.dependents = try fields.optionalTexts(Format.dependents)
        node.problems = try fields.optionalNumbers(Format.problems)
        node.containers = try fields.optionalTexts(Format.containers)
        node.cycle = try fields.optionalNumber(Format.cycle)
        try fields.finish()
        return node
    }

    private func provider(_ fields: JSONFields) throws(JSONFields.Mistake) -> GraphDocument.Provider {
        var fields = fields
        var provider = GraphDocument.Provider(
            kind: try fields.requiredCase(Format.kind, GraphDocument.Kind.self), call: try fields.text(Format.call),
            scope: try fields.requiredCase(Format.scope, DependencyScope.self))
        provider.effects = try effects(&fields)
        provider.library = try fields.optionalText(Format.library)
        provider.location = try location(&fields)
        provider.entry = try fields.optionalText(Format.entry)
        provider.onDemandKeys = try fields.optionalTexts(Format.onDemandKeys)
        for each in try fields.optionalObjects(Format.dependencies) {
            provider.dependencies.append(try dependency(each))
        }
        try fields.finish()
        return provider
    }

    private func dependency(_ fields: JSONFields) throws(JSONFields.Mistake) -> GraphDocument.Dependency {
        var fields = fields
        let dependency = GraphDocument.Dependency(
            parameter: try fields.optionalText(Format.parameter),
            property: try fields.optionalText(Format.property), type: try fields.text(Format.type),
            means: try fields.requiredCase(Format.means, GraphDocument.Means.self),
            isDeferred: try fields.optionalBool(Format.isDeferred), opens: try fields.optionalText(Format.opens),
            target: try fields.optionalText(Format.target),
            location: try location(&fields))
        try fields.finish()
        return dependency
    }

    private func problem(_ fields: JSONFields) throws(JSONFields.Mistake) -> GraphDocument.Problem {
        var fields = fields
        var notes: [Diagnostic.Note] = []
        for each in try fields.optionalObjects(Format.notes) {
            var note = each
            notes.append(
                .init(
                    try note.requiredCase(Format.role, Diagnostic.Role.self), try note.text(Format.message),
                    at: try location(&note)))
            try note.finish()
        }
        let problem = GraphDocument.Problem(
            identifier: try fields.text(Format.identifierField),
            severity: try fields.requiredCase(Format.severity, Diagnostic.Severity.self),
            message: try fields.text(Format.message), location: try location(&fields), notes: notes,
            nodes: try fields.optionalTexts(Format.nodes))
        try fields.finish()
        return problem
    }

    private func declaration(_ fields: JSONFields) throws(JSONFields.Mistake) -> GraphDocument.ExportedDeclaration {
        var fields = fields
        let declaration = GraphDocument.ExportedDeclaration(
            name: try fields.text(Format.name), meaning: try fields.text(Format.meaning))
        try fields.finish()
        return declaration
    }

    private func effects(_ fields: inout JSONFields) throws(JSONFields.Mistake) -> Effects {
        guard var fields = try fields.optionalObject(Format.effects) else { return .none }
        let effects = Effects(
            isThrowing: try fields.optionalBool(Format.isThrowing), isAsync: try fields.optionalBool(Format.isAsync),
            globalActor: try fields.optionalText(Format.globalActor))
        try fields.finish()
        return effects
    }

    private func location(_ fields: inout JSONFields) throws(JSONFields.Mistake) -> SourceLocation? {
        guard var fields = try fields.optionalObject(Format.location) else { return nil }
        let location = SourceLocation(
            path: try fields.text(Format.path), line: try fields.number(Format.line),
            column: try fields.number(Format.column))
        try fields.finish()
        return location
    }
}
