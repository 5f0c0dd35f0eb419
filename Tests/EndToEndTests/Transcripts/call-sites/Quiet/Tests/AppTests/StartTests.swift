import DpendRuntime

// A test fills containers of its own.
func testStart() throws {
    let container = DependencyContainer()
    _ = try container.resolve((any Analytics).self)
}
