// dpend:entry .json
public final class Parser {
    public init() {}
}
