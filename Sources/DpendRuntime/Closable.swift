/// An object that must be closed, such as a pool of connections.
///
/// A container closes the objects that it keeps for good, if they are classes or actors that conform to a protocol with
/// this name. Your project may declare one of its own, so that its classes need no package.
public protocol Closable: AnyObject {
    /// Closes the object, and returns when that is done.
    func close() async throws
}
