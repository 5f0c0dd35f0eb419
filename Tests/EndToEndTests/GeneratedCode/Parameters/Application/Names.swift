/// Names that Swift wants in backticks, and nested ones in extensions.
enum Names {
    final class `default` {
        let inner: Inner.Impl
        init(`init` inner: Inner.Impl, `inout` other: Inner.Impl) { self.inner = inner }
    }
}

extension Names {
    enum Inner {}
}

extension Names.Inner {
    final class Impl {}
}
