// A module without a module file: dpend does not know what it declares.
public struct Conversation {
    public init() {}
}

public final class Client {
    public init() {}
}
