import Core

final class ScreenImpl {
    init(api: any Api) {}
}
