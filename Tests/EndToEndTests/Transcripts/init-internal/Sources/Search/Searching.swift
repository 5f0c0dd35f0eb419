import Network

protocol Index {
    func paths(for words: String) -> [String]
}

final class LiveIndex: Index {
    func paths(for words: String) -> [String] { words.split(separator: " ").map { "/\($0)" } }
}

protocol Ranking {
    func ranked(_ results: [String]) -> [String]
}

final class LiveRanking: Ranking {
    func ranked(_ results: [String]) -> [String] { results.sorted() }
}

final class SearchService {
    private let client: any Client
    private let index: any Index
    private let ranking: any Ranking

    init(client: any Client, index: any Index, ranking: any Ranking) {
        self.client = client
        self.index = index
        self.ranking = ranking
    }

    func results(for words: String) -> [String] { ranking.ranked(index.paths(for: words).map(client.get)) }
}

/// All that others see of this module.
public enum Search {
    public static func results(for words: String) -> [String] {
        SearchService(client: LiveClient(), index: LiveIndex(), ranking: LiveRanking()).results(for: words)
    }
}
