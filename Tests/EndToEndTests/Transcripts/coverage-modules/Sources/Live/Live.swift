import Interface

public final class LiveApi: Api {
    public init() {}
}
