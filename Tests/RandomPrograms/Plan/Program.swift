/// A random program: its sources, the calls of dpend, and the expected result.
struct Program {
    let seed: UInt64
    let number: Int
    /// The libraries from the ground up, then the application.
    var modules: [Module]
    /// The resolved accessors, in order.
    var roots: [Root] = []
    /// The external values, by the parameters' names.
    var externals: [External] = []
    /// The effects of making the container.
    var start = Effects()
    /// Whether it has names that other code uses.
    var isHostile = false
    /// The replacement of a provider, if overrides are tried.
    var override: Override?
    /// The number of each feature.
    var features: [String: Int] = [:]

    struct Root {
        /// The expression after `module.`, such as `harbor` or `dock(id: 7)`.
        var name: String
        var wiring: Wiring
        var effects: Effects
        /// The type, if it is made with run-time values.
        var runTimeKey: String?
        /// The class, if the driver makes the object and injects its properties.
        var injectedType: String?
    }

    struct Override {
        /// The accessor that is overridden.
        var accessor: String
        /// An expression that makes the replacement.
        var value: String
        var provider: Provider
        /// The type of the provider under the override.
        var typeName: String
    }

    struct External {
        var label: String
        /// An expression that makes one.
        var value: String
        /// The type as `--external` takes it.
        var type: String
    }

    /// `P007`.
    var name: String { "P" + String(repeating: "0", count: max(0, 3 - "\(number)".count)) + "\(number)" }
    var application: Module { modules[modules.count - 1] }
    var typeCount: Int { modules.reduce(0) { $0 + $1.declarations.filter(\.isChosen).count } }
}
