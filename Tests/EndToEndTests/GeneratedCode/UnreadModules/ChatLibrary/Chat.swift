import APackageLibrary
import BKitLibrary

public struct Conversation: Sendable {
    public let title: String
    public init(title: String) { self.title = title }
}

public protocol Room { var title: String { get } }

public final class RoomImpl: Room {
    public let title: String
    public init(conversation: Conversation) {
        title = conversation.title
        _ = BKitLibrary.Room()
    }
}
