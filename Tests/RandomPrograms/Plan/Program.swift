/// A random program: its sources, how dpend is to be called, and what has to come out.
struct Program {
    let seed: UInt64
    let number: Int
    /// The libraries from the ground up, then the application.
    var modules: [Module]
    /// What the container is asked for, in order.
    var roots: [Root] = []
    /// What the application hands over, by the parameters' names.
    var externals: [External] = []
    /// What is demanded to make the container.
    var start = Effects()
    /// Whether it has names that other code has a use for.
    var isHostile = false
    /// What stands in for a provider, where overrides are tried.
    var override: Override?
    /// How often each feature occurs.
    var features: [String: Int] = [:]

    struct Root {
        /// The expression behind `module.`, as `harbor` or `dock(id: 7)`.
        var name: String
        var wiring: Wiring
        var effects: Effects
        /// The type, where it is made with run-time values.
        var runTimeKey: String?
        /// The class, where the driver makes the object and has it injected.
        var injectedType: String?
    }

    struct Override {
        /// The accessor that is overridden.
        var accessor: String
        /// An expression that makes what stands in.
        var value: String
        var provider: Provider
        /// What the provider is when it is overridden.
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
