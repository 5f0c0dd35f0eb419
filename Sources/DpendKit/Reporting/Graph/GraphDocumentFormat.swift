/// The words of a saved graph, shared by what writes and what reads it. `Documentation/Schemas/graph.schema.json`
/// describes the form.
enum GraphDocumentFormat {
    static let identifier = "dpend-graph"
    /// Goes up when a reader of the form before would misunderstand a file.
    static let version = 1.0

    static let format = "format"
    static let versionField = "version"
    static let mode = "mode"
    static let module = "module"
    static let nodes = "nodes"
    static let problems = "problems"
    static let protocols = "protocols"
    static let typealiases = "typealiases"
    static let meaning = "meaning"

    static let name = "name"
    static let key = "key"
    static let tag = "tag"
    static let status = "status"
    static let scope = "scope"
    static let effects = "effects"
    static let isThrowing = "throws"
    static let isAsync = "async"
    static let globalActor = "globalActor"
    static let providers = "providers"
    static let elements = "elements"
    static let dependents = "dependents"
    static let cycle = "cycle"

    static let kind = "kind"
    static let call = "call"
    static let library = "library"
    static let location = "location"
    static let onDemandKeys = "onDemandKeys"
    static let dependencies = "dependencies"
    static let parameter = "parameter"
    static let property = "property"
    static let type = "type"
    static let means = "met"
    static let isDeferred = "deferred"
    static let target = "target"

    static let identifierField = "identifier"
    static let severity = "severity"
    static let message = "message"
    static let notes = "notes"
    static let role = "role"
    static let path = "path"
    static let line = "line"
    static let column = "column"
}
