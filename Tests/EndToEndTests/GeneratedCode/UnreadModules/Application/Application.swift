import ChatLibrary

final class ScreenImpl {
    let text: String
    init(sync: SyncImpl, push: PushImpl, room: any Room) { text = "\(sync.name); \(push.text); shows \(room.title)" }
}
