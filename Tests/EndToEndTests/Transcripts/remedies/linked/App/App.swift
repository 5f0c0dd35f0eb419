import Core

final class ScreenImpl {
    init(api: any Api, cache: any Cache, configuration: APIConfiguration) {}
}
