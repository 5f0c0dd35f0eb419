/// A parameter of an initializer or of a configuration's method, or an injected property.
struct Parameter {
    /// `_` for none.
    var label: String
    var name: String
    var type: String
    /// `@Assisted ` or nothing.
    var attribute = ""
    var defaultValue: String?
    /// Statements that record it on `page`.
    var notes: [String]
    /// Its value; nil if it is not wired.
    var wiring: Wiring
    /// The effects on the maker of the object.
    var effects = Effects()
    var imports: Set<Int> = []
    /// Whether it reaches a `shared` instance.
    var reachesShared = false
    /// The passed value, if a configuration's method has the parameter.
    var isDeferred = false
    /// The attribute of a stored property that a memberwise initializer takes, and the type of the wrapped value.
    var wrapper: (attribute: String, value: String)?

    var declaration: String {
        let names = label == name ? name : "\(label) \(name)"
        return "\(attribute)\(names): \(type)\(defaultValue.map { " = " + $0 } ?? "")"
    }

    /// The stored property of a memberwise initializer.
    var member: String { wrapper.map { "@\($0.attribute) var \(name): \($0.value)" } ?? "let \(name): \(type)" }

    var argument: Provider.Argument { .init(name: wrapper == nil ? name : "_" + name, wiring: wiring) }
}
