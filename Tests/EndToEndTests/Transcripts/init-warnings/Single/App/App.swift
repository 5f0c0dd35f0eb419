import Foundation

// Each screen passes the store that it means to the encrypted one.
protocol Store {}
final class PlainStore: Store {
    init(folder: String) {}
}
final class MemoryStore: Store {}
final class SecretStore: Store {
    init(inner: any Store) {}
}

final class NotesService {
    init(store: any Store) {}
}
final class PhotosService {
    init(store: any Store) {}
}

// Several initializers with the same label.
final class Downloader {
    init(folder: URL) {}
    init(folder: URL, limit: Int) {}
}
final class FeedService {
    init(downloader: Downloader) {}
}

// Passed to one other object in one place, and to two in another.
final class Basket {
    var items: [Int] = []
}
final class BasketList {
    init(basket: Basket) {}
}
final class BasketTotal {
    init(basket: Basket) {}
}

enum Screens {
    static func notes(folder: String) -> NotesService {
        NotesService(store: SecretStore(inner: PlainStore(folder: folder)))
    }
    static func photos() -> PhotosService {
        PhotosService(store: SecretStore(inner: MemoryStore()))
    }
    static func basket() -> (BasketList, BasketTotal) {
        let basket = Basket()
        return (BasketList(basket: basket), BasketTotal(basket: basket))
    }
    static func total() -> BasketTotal {
        let basket = Basket()
        return BasketTotal(basket: basket)
    }
}

@main
struct App {
    static func main() {
        let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
        let downloader = Downloader(folder: folder, limit: 8)
        _ = FeedService(downloader: downloader)
        _ = Screens.notes(folder: "notes")
        _ = Screens.photos()
        _ = Screens.basket()
        _ = Screens.total()
    }
}
