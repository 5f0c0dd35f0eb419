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

    var declaration: String {
        let names = label == name ? name : "\(label) \(name)"
        return "\(attribute)\(names): \(type)\(defaultValue.map { " = " + $0 } ?? "")"
    }

    var argument: Provider.Argument { .init(name: name, wiring: wiring) }
}
