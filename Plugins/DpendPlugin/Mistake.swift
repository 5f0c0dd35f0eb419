/// An error that keeps a plugin from its task.
struct Mistake: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
