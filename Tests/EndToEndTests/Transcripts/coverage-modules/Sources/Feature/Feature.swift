import Interface

public final class HomeModel {
    public init(api: any Api) {}
}

/// The feature does not link the module that implements `Api`.
public final class HomeFactory {
    private let api: any Api

    public init(api: any Api) { self.api = api }

    public func model() -> HomeModel { HomeModel(api: api) }
}
