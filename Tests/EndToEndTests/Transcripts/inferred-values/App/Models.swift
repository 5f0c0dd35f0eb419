protocol Api {}
final class ApiImpl: Api {}

struct Item {}

// Nothing provides 'Int' and 'Item': whoever makes it says which.
final class DetailViewModel {
    init(api: Api, id: Int, item: Item?, title: String = "Detail") {}
}

// A closure with these types makes it.
final class ListViewModel {
    init(makeDetail: @escaping (Int, Item?) -> DetailViewModel) {}
}

// Nothing provides the callback.
final class RootViewModel {
    init(list: ListViewModel, onClose: @escaping () -> Void) {}
}

// All that it requires is met: an ordinary class.
final class SettingsViewModel {
    init(api: Api) {}
}
final class ScreenModel {
    init(settings: SettingsViewModel, later: @escaping () -> SettingsViewModel) {}
}

// Each initializer is a function of its own.
final class EditorViewModel {
    init(id: Int, api: Api) {}
    convenience init(item: Item) { self.init(id: 0, api: ApiImpl()) }
}

// Chosen by a comment.
// dpend:assisted
final class PlayerModel {
    init(api: Api, volume: Double) {}
}
