public protocol Index: Sendable {
    func pages(with word: String) -> [String]
}

final class LiveIndex: Index {
    func pages(with word: String) -> [String] { ["/\(word)"] }
}

final class SearchService {
    private let index: any Index
    init(index: any Index) { self.index = index }
}

final class HistoryService {
    private let index: any Index
    init(index: any Index) { self.index = index }
}

/// The objects for other modules.
public final class SearchAssembly {
    public let index: any Index
    let services: [AnyObject]

    public init() {
        let index = LiveIndex()
        self.index = index
        services = [SearchService(index: index), HistoryService(index: index)]
    }
}
