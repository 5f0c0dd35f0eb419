public struct Token: ~Copyable {
    public init() {}
}
