import AScreenLibrary
import StrictFeatureLibrary

final class HomeImpl {
    let screens: [any Screen]
    let router: any Router
    let store: any Store
    let service: any Service
    init(screens: [any Screen], router: any Router, store: any Store, service: any Service) {
        (self.screens, self.router, self.store, self.service) = (screens, router, store, service)
    }
}

nonisolated final class LaterImpl {
    let store: () async throws -> any Store
    let loader: () throws -> any Loader
    init(store: @escaping () async throws -> any Store, loader: @escaping () throws -> any Loader) {
        (self.store, self.loader) = (store, loader)
    }
}

nonisolated final class BookImpl {
    let lines: [String]
    init(first: any FirstPage, second: any SecondPage) { lines = second.draft.lines }
}
