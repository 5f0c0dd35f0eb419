final class UserImpl {
    init(key: Key) {}
}
