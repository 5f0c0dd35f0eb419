import NestedFeatureLibrary

final class LoggingAPI: API {
    let wrapped: any API
    var title: String { "logged \(wrapped.title)" }
    init(wrapped: any API) { self.wrapped = wrapped }
}

final class StarterImpl {
    let home: (User) -> any Home
    init(home: @escaping (User) -> any Home) { self.home = home }
}
