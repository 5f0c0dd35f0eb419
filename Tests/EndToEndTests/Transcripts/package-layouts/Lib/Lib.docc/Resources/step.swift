public final class Screen { public init(step: Int) {} }
