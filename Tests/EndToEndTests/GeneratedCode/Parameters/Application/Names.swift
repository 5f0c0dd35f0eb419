import DpendRuntime

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

/// Words that are names only where no type is expected.
final class async {}
final class await {}
final class each {}

final class ContextualNamesImpl {
    let made: String
    init(async make: @escaping () -> `async`, _ `await`: `await`, each: Lazy<`each`>) { made = "\(type(of: make())), \(type(of: `await`)), \(type(of: each))" }
}
