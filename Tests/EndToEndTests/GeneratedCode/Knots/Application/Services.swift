import DpendRuntime

// Each comes back to itself while it is made.
final class EarlyImpl {
    init(later: () throws -> LateImpl) throws { _ = try later() }
}

final class LateImpl {
    init(early: EarlyImpl) {}
}

final class KeptEarlyImpl {
    var problem = "none"
    init(later: Lazy<KeptLateImpl>) {
        do { _ = try later.value } catch { problem = "\(error)" }
    }
}

final class KeptLateImpl {
    let early: KeptEarlyImpl
    init(early: KeptEarlyImpl) { self.early = early }
}

/// Comes back to itself only as often as the number says.
final class CountingImpl {
    let depth: Int
    init(@Assisted number: Int, next: (Int) -> CountingImpl) { depth = number == 0 ? 0 : next(number - 1).depth + 1 }
}

final class StartingImpl {
    let depth: Int
    init(counting: (Int) -> CountingImpl) { depth = counting(3).depth }
}

/// Throws where it is made as a part of something else; its name needs backticks.
final class `Nested Impl` {
    init(@Assisted number: Int, outer: OuterImpl) {}
}

final class OuterImpl {
    let nested: (Int) throws -> `Nested Impl`
    init(nested: @escaping (Int) throws -> `Nested Impl`) { self.nested = nested }
}
