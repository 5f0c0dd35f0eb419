public final class Store { var items: [Int] = []; public init() {} }
public actor Worker { public init() {} }
public final class Picked { var items: [Int] = []; public init() {} }
public final class Inner { init(store: Store) {} }
