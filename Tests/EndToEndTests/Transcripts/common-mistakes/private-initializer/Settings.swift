final class SettingsImpl {
    static let shared = SettingsImpl()
    private init() {}
}
final class ThemeImpl {
    init(settings: SettingsImpl) {}
}
