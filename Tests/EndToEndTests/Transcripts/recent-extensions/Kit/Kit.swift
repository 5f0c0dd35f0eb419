public final class EngineImpl {
    public init() {}
}
