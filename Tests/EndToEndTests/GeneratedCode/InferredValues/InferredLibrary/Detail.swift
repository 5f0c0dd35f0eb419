public protocol Store { func text(_ id: Int) -> String }

/// The library does not know who provides a store.
public final class DetailModel {
    public let text: String
    public init(store: any Store, id: Int) { text = store.text(id) }
}

public final class PlainModel {
    public let text: String
    public init(store: any Store) { text = store.text(0) }
}
