/// A parameter of an initializer or of a configuration's method, or an injected property.
struct Parameter {
    /// `_` for none.
    var label: String
    var name: String
    var type: String
    /// `@Assisted ` or nothing.
    var attribute = ""
    var defaultValue: String?
    /// Statements that note it on `page`.
    var notes: [String]
    /// What it gets; nil for what nobody wires.
    var wiring: Wiring
    /// What it demands of whoever makes the object.
    var effects = Effects()
    var imports: Set<Int> = []
    /// Whether a `shared` instance is reached by way of it.
    var reachesShared = false
    /// What is passed on where the parameter is that of a configuration's method.
    var isDeferred = false

    var declaration: String {
        let names = label == name ? name : "\(label) \(name)"
        return "\(attribute)\(names): \(type)\(defaultValue.map { " = " + $0 } ?? "")"
    }

    var argument: Provider.Argument { .init(name: name, wiring: wiring) }
}
