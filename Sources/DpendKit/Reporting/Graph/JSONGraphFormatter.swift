/// Writes a graph for other programs and for `dpend diff`: the saved graph.
///
/// Fields with default values are omitted, as in module files.
package struct JSONGraphFormatter: GraphFormatter {
    package var name: String { "json" }

    private typealias Format = GraphDocumentFormat

    package init() {}

    package func format(_ selection: GraphSelection) -> OutputText {
        OutputText(json(selection.document))
    }

    /// The document as a value.
    func json(_ document: GraphDocument) -> JSONValue {
        var fields: [String: JSONValue] = [
            Format.format: .string(Format.identifier),
            Format.versionField: .number(Format.version),
            Format.mode: .string(document.mode.rawValue),
            Format.nodes: .array(document.nodes.map(json)),
            Format.problems: .array(document.problems.map(json)),
        ]
        fields[Format.module] = document.module.map(JSONValue.string)
        fields[Format.containers] = nonEmpty(
            document.containers.map {
                .object([Format.path: .string($0.path), Format.values: .array($0.values.map(JSONValue.string))])
            })
        fields[Format.protocols] = nonEmpty(document.protocols.map(json))
        fields[Format.typealiases] = nonEmpty(document.typealiases.map(json))
        return .object(fields)
    }

    private func json(_ node: GraphDocument.Node) -> JSONValue {
        var key: [String: JSONValue] = [Format.name: .string(node.key.name)]
        key[Format.tag] = node.key.tag.map(JSONValue.string)
        key[Format.module] = node.key.module.map(JSONValue.string)
        key[Format.parameter] = node.key.parameter.map(JSONValue.string)
        var fields: [String: JSONValue] = [
            Format.name: .string(node.name),
            Format.key: .object(key),
            Format.status: .string(node.status.rawValue),
        ]
        fields[Format.scope] = node.scope.map { .string($0.rawValue) }
        fields[Format.effects] = json(node.effects)
        fields[Format.providers] = nonEmpty(node.providers.map(json))
        fields[Format.elements] = nonEmpty(node.elements.map(JSONValue.string))
        fields[Format.entries] = nonEmpty(node.entries.map(JSONValue.string))
        fields[Format.dependents] = nonEmpty(node.dependents.map(JSONValue.string))
        fields[Format.problems] = nonEmpty(node.problems.map { .number(Double($0)) })
        fields[Format.containers] = nonEmpty(node.containers.map(JSONValue.string))
        fields[Format.cycle] = node.cycle.map { .number(Double($0)) }
        return .object(fields)
    }

    private func json(_ provider: GraphDocument.Provider) -> JSONValue {
        var fields: [String: JSONValue] = [
            Format.kind: .string(provider.kind.rawValue),
            Format.call: .string(provider.call),
            Format.scope: .string(provider.scope.rawValue),
        ]
        fields[Format.effects] = json(provider.effects)
        fields[Format.library] = provider.library.map(JSONValue.string)
        fields[Format.location] = provider.location.map(json)
        fields[Format.onDemandKeys] = nonEmpty(provider.onDemandKeys.map(JSONValue.string))
        fields[Format.entry] = provider.entry.map(JSONValue.string)
        fields[Format.dependencies] = nonEmpty(provider.dependencies.map(json))
        return .object(fields)
    }

    private func json(_ dependency: GraphDocument.Dependency) -> JSONValue {
        var fields: [String: JSONValue] = [
            Format.type: .string(dependency.type), Format.means: .string(dependency.means.rawValue),
        ]
        fields[Format.parameter] = dependency.parameter.map(JSONValue.string)
        fields[Format.property] = dependency.property.map(JSONValue.string)
        if dependency.isDeferred { fields[Format.isDeferred] = .bool(true) }
        fields[Format.opens] = dependency.opens.map(JSONValue.string)
        fields[Format.target] = dependency.target.map(JSONValue.string)
        fields[Format.location] = dependency.location.map(json)
        return .object(fields)
    }

    private func json(_ problem: GraphDocument.Problem) -> JSONValue {
        var fields: [String: JSONValue] = [
            Format.identifierField: .string(problem.identifier),
            Format.severity: .string(problem.severity.rawValue),
            Format.message: .string(problem.message),
        ]
        fields[Format.location] = problem.location.map(json)
        fields[Format.nodes] = nonEmpty(problem.nodes.map(JSONValue.string))
        fields[Format.notes] = nonEmpty(
            problem.notes.map { note in
                var fields: [String: JSONValue] = [
                    Format.role: .string(note.role.rawValue), Format.message: .string(note.message),
                ]
                fields[Format.location] = note.location.map(json)
                return .object(fields)
            })
        return .object(fields)
    }

    private func json(_ declaration: GraphDocument.ExportedDeclaration) -> JSONValue {
        .object([Format.name: .string(declaration.name), Format.meaning: .string(declaration.meaning)])
    }

    private func json(_ effects: Effects) -> JSONValue? {
        var fields: [String: JSONValue] = [:]
        if effects.isThrowing { fields[Format.isThrowing] = .bool(true) }
        if effects.isAsync { fields[Format.isAsync] = .bool(true) }
        fields[Format.globalActor] = effects.globalActor.map(JSONValue.string)
        return fields.isEmpty ? nil : .object(fields)
    }

    private func json(_ location: SourceLocation) -> JSONValue {
        .object([
            Format.path: .string(location.path), Format.line: .number(Double(location.line)),
            Format.column: .number(Double(location.column)),
        ])
    }

    private func nonEmpty(_ values: [JSONValue]) -> JSONValue? {
        values.isEmpty ? nil : .array(values)
    }
}
