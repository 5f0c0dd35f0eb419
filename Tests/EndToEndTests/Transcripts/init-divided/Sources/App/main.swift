import Search

protocol Titles {
    func title(of page: String) -> String
}

final class PlainTitles: Titles {
    func title(of page: String) -> String { "page \(page)" }
}

final class ListViewModel {
    private let index: any Index
    private let titles: any Titles

    init(index: any Index, titles: any Titles) {
        self.index = index
        self.titles = titles
    }

    func show() { print(index.pages(with: "list").map(titles.title)) }
}

final class DetailViewModel {
    private let index: any Index
    private let titles: any Titles

    init(index: any Index, titles: any Titles) {
        self.index = index
        self.titles = titles
    }

    func show() { print(index.pages(with: "detail").map(titles.title)) }
}

final class AppCoordinator {
    private let assembly: SearchAssembly
    private let titles = PlainTitles()

    init(assembly: SearchAssembly) { self.assembly = assembly }

    func start() {
        ListViewModel(index: assembly.index, titles: titles).show()
        DetailViewModel(index: assembly.index, titles: titles).show()
    }
}

AppCoordinator(assembly: SearchAssembly()).start()
