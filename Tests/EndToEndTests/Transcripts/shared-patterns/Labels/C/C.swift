import A

final class CScreen { init(store: AStore, name: String) {} }
