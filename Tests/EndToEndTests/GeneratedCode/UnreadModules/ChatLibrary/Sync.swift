import APackageLibrary

public final class SyncImpl {
    public let name: String
    // The declaration of 'Client' is unknown, so that generated code has the import of its module.
    public init(client: Client, room: any Room) { name = "\(type(of: client)) syncs \(room.title)" }
}
