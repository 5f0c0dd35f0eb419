final class MailerImpl {
    let route: Route
    let sender: Sender
    init(route: Route, sender: Sender) {
        self.route = route
        self.sender = sender
    }
}

final class PostImpl {
    func send(_ text: String) -> String { "sent \(text)" }
}
