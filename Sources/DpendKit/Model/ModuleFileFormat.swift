/// The field names of a `.dpendmodule` file, shared by its reader and its writer (semantics, section 6).
enum ModuleFileFormat {
    static let fileExtension = "dpendmodule"

    static let key = "key"
    static let name = "name"
    static let tag = "tag"
    static let dependencies = "dependencies"
    static let requiredModules = "requiredModules"
    static let onDemandKeys = "onDemandKeys"
    static let kind = "kind"
    /// The condition under which an element counts, as `#if` has it.
    static let condition = "condition"
    static let location = "location"
    static let path = "path"
    static let line = "line"
    static let column = "column"

    static let initializer = "initializer"
    static let configurationMethod = "configurationMethod"
    static let injection = "injection"
    static let `protocol` = "protocol"
    static let `typealias` = "typealias"
    static let types = "types"

    /// The kinds of types. Each is a field with the names of its types.
    static let typeKinds: [(field: String, kind: TypeDeclaration.Kind)] = [
        ("actor", .actor), ("class", .class), ("enum", .enum), ("struct", .struct),
    ]
    static let isolated = "isolated"
    static let noncopyable = "noncopyable"
    static let withArguments = "withArguments"
    static let wrappers = "wrappers"
    static let takesValue = "takesValue"
    static let takesNothing = "takesNothing"
    static let isGeneric = "generic"
    static let names = "names"
    static let supertypes = "supertypes"
    static let reexports = "reexports"
    static let opaque = "opaque"
    static let exports = "exports"
    static let makers = "makers"
    static let readers = "readers"
    static let function = "function"
    /// Of a provider: whether other modules cannot call it. Of a parameter: whether it cannot be a run-time value.
    static let isRequired = "required"
    static let isDemanded = "demanded"

    static let type = "type"
    static let configuration = "configuration"
    static let form = "form"
    static let parameters = "parameters"
    static let properties = "properties"
    static let dependency = "dependency"
    static let hasDefault = "hasDefault"
    static let isRunTimeValue = "assisted"
    static let isAutoclosure = "autoclosure"
    static let isSending = "sending"
    static let isRethrown = "rethrows"
    static let superclasses = "superclasses"
    static let hidesTag = "hidesTag"
    static let isFailable = "failable"
    static let scope = "scope"
    static let state = "state"
    /// The state of an actor, or of a variable whose name needs backticks. Other classes name the variable.
    static let ownState = "actor"
    static let isThrowing = "throws"
    static let isAsync = "async"
    static let isActor = "actor"
    /// Whether a shared instance is neither `Sendable` nor isolated, so that it belongs to the task of its call.
    static let isUnsendable = "unsendable"
    /// The protocol with `close()` that the instance conforms to, and whether the instance is an actor.
    static let closing = "closing"
    /// The key of a provider in dictionaries, as code.
    static let entry = "entry"
    /// The position of a decorator among the patterns; the first one is the outermost.
    static let decorator = "decorator"
    /// Platforms and their first versions: `iOS 26`.
    static let availability = "available"
    static let globalActor = "globalActor"
    static let inherited = "inherited"
    static let genericParameters = "genericParameters"
    static let aliased = "aliased"
}
