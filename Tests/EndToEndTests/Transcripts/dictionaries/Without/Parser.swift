public final class Parser {
    public init() {}
}
