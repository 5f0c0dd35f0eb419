// dpend:entry .xml
public final class Parser {
    public init() {}
}
