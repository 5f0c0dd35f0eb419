final class ChatImpl {
    init(room: RoomImpl) {}
}
final class RoomImpl {
    init(chat: ChatImpl) {}
}
