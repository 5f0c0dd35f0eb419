import A

final class BScreen { init(store: AStore, id: Int) {} }
