// Foundation has a type of this name, too. No source sees both.
public final class Scanner {
    public let name: String
    public init(lens: LensImpl) { name = lens.name }
}

public final class LensImpl {
    public let name = "lens"
    public init() {}
}
