struct Settings {
    let store: Store
    var theme: Theme { didSet { print(theme) } }
    var isDark: Bool { store.flag }
    var isLight: Bool { get { !store.flag } set { store.flag = !newValue } }
}
