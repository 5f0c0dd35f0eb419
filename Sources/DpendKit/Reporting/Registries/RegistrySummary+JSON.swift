extension RegistryGraph.Summary {
    /// The counts for programs.
    var json: JSONValue {
        .object([
            "dialect": .string(dialect), "name": .string(name ?? title), "registrations": .integer(registrations),
            "requests": .integer(requests),
            "forced": .integer(forced), "undecided": .integer(undecided),
        ])
    }
}
