final class Screen {
    func show() {
        _ = Container.shared.resolve(Clock.self)!
        _ = Container.shared.resolve(Calendar.self)!
    }
}
