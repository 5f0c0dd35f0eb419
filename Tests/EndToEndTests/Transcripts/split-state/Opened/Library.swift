// An application opens a nested container with the dispatcher, so that both stores get the same one.
public final class Dispatcher {
    private var handlers: [String] = []
    public init() {}
}
public final class OrderStore {
    public init(dispatcher: Dispatcher) {}
}
public final class PriceStore {
    public init(dispatcher: Dispatcher) {}
}
