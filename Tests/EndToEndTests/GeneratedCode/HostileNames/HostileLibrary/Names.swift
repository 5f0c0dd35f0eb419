import DpendRuntime

/// The names of a library go through its module file.
public protocol `K" + { fatalError() }() + "` {}

public final class `K"Impl`: `K" + { fatalError() }() + "` {
    public init() {}
}

public final class `/* aImpl` {
    public let key: any `K" + { fatalError() }() + "`

    public init(`with "k" //` key: any `K" + { fatalError() }() + "`) { self.key = key }
}

public enum `T "tag" */`: DependencyTag {}

public final class `*/ S` {
    public init() {}
}

public struct `Box"`<`T "x`> {
    public init() {}
}

public typealias `Alias //`<`T "x`> = `Box"`<`T "x`>

public final class `Set" up`: DependencyConfiguration {
    public init() {}

    public func `make; "s" //`(`of "k`: any `K" + { fatalError() }() + "`) -> DependencyRegistration<`*/ S`> {
        DependencyRegistration(tag: `T "tag" */`.self) { `*/ S`() }
    }

    public func box() -> DependencyRegistration<`Alias //`<Int>> {
        DependencyRegistration { `Box"`<Int>() }
    }
}

public final class `"`: Sendable {
    public init() {}
}

public protocol `Dotted.Key` {}

public final class `Dotted.Impl`: `Dotted.Key` {
    public init() {}

    public final class `1.5 Impl` {
        public let key: any `Dotted.Key`

        public init(`key.value` key: any `Dotted.Key`) { self.key = key }
    }
}
