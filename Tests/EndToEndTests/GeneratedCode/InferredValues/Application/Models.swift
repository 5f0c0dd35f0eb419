import InferredLibrary

final class StoreImpl: Store {
    func text(_ id: Int) -> String { "stored \(id)" }
}

struct Item { var name: String }

// A closure makes what the library takes run-time values for.
final class ListModel {
    private let makeDetail: (Int) -> DetailModel
    init(makeDetail: @escaping (Int) -> DetailModel) { self.makeDetail = makeDetail }
    var text: String { makeDetail(2).text }
}

// All kinds of values; a default is left alone, and what something provides is injected.
final class EditorModel {
    let text: String
    init(
        _ item: Item, parent: Item?, size: Int = 3, `in` names: [String], plain: PlainModel, isOpen: @autoclosure () -> Bool,
        onClose: @escaping (String) -> Void
    ) {
        text = "\(item.name) \(parent?.name ?? "-") \(size) \(names) \(plain.text) \(isOpen())"
        onClose("closed")
    }
}

// A class that requires these is an ordinary class: the closure passes the values.
final class PagerModel {
    let text: String
    init(page: @escaping (Int) -> DetailModel) { text = "page " + page(4).text }
}
final class RootModel {
    let text: String
    init(pager: PagerModel, plain: PlainModel) { text = pager.text + ", " + plain.text }
}

// Two initializers, two functions.
final class PlayerModel {
    let text: String
    init(volume: Double) { text = "at \(volume)" }
    init(name: String, store: Store) { text = "\(name) \(store.text(1))" }
}

// Chosen by no pattern.
// dpend:assisted
actor CounterImpl {
    let count: Int
    init(count: Int) throws { self.count = count }
}
