import Storage

final class UserRepository {
    init(store: FileStore, name: String) {}
}

final class HomeViewModel {
    init(users: UserRepository, title: String?) {}
}

final class TwoFormsModel {
    init(path: String) {}
    init(path: String, users: UserRepository) {}
}

final class OverloadedModel {
    init(id: Int) {}
    init(id: String) {}
}

final class BoxModel<Value> {
    init(value: Value, limit: Int) {}
}

final class BoxesModel {
    init(boxes: BoxModel<Int>) {}
}

enum Kind {}

final class ThemeModel {
    enum Mode {}

    init(mode: Mode, kind: Kind, _ size: Int) {}
}
