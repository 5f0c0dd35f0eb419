public final class Store { public init() {} }
open class View { public init(store: Store) {}; init() {} }
open class Hidden { init(store: Store) {} }
