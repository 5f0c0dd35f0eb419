import ChatLibrary

final class ScreenImpl {
    let text: String
    init(sync: SyncImpl, room: any Room) { text = "\(sync.name); shows \(room.title)" }
}
