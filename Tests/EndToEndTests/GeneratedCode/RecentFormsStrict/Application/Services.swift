import DpendRuntime

protocol Clock { func now() -> Int }
protocol Legacy { func call() -> String }
nonisolated protocol Described { var text: String { get } }

final class LegacyImpl: Legacy {
    func call() -> String { "legacy" }
}

/// A trailing comma (6.1).
final class ClockImpl: Clock {
    init(
        legacy: any Legacy,
    ) {}
    func now() -> Int { 1 }
}

/// The isolation of the caller (6.0), which is the container's code. Not every container makes it on the same actor.
nonisolated final class IsolatedImpl: Described {
    let text: String
    init(isolation: isolated (any Actor)? = #isolation, legacy: any Legacy) async {
        text = "\(type(of: legacy))"
    }
}

/// Members that the compiler exposes, lays out or copies in other ways (6.0 to 6.3).
final class AttributedImpl {
    let clock: any Clock
    nonisolated(unsafe) var shared = 1
    weak let owner: AttributedImpl?

    @abi(init(old: any Clock))
    init(renamed: any Clock) {
        clock = renamed
        owner = nil
    }
}

/// Values as generic arguments (6.2).
nonisolated struct Grid<let count: Int, Element> {
    var name: String { "\(count) of \(Element.self)" }
}

final class GridImpl {
    let text: String
    init(three: Grid<3, Int>, four: Grid<4, Int>) { text = three.name + ", " + four.name }
}

final class GridConfiguration: DependencyConfiguration {
    func three() -> DependencyRegistration<Grid<3, Int>> { DependencyRegistration { Grid<3, Int>() } }
    func four() -> DependencyRegistration<Grid<4, Int>> { DependencyRegistration { Grid<4, Int>() } }
}

/// Data without references (6.0).
nonisolated struct PlainImpl: BitwiseCopyable {
    let number = 3
}

/// An initializer that is unsafe to call (6.2). Only a registration can say so.
nonisolated final class Buffer {
    let first: Int
    @unsafe init(plain: PlainImpl) { first = plain.number }
}

nonisolated final class BufferConfiguration: DependencyConfiguration {
    func buffer(plain: PlainImpl) -> DependencyRegistration<Buffer> {
        DependencyRegistration { unsafe Buffer(plain: plain) }
    }
}

final class ReaderImpl {
    let first: Int
    init(buffer: Buffer, later: @escaping () -> Buffer) { first = buffer.first + later().first }
}
