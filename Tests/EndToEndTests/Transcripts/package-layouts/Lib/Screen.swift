import Left
import Right

public final class Screen { public init(left: Left.Cache, right: Right.Cache, both: Both) {} }
