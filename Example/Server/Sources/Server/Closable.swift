/// The container closes these objects in reverse order of making. dpend needs nothing but the name of this protocol.
protocol Closable: AnyObject {
    func close() async throws
}
