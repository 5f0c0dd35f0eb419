import DpendRuntime

final class Clock {}
enum Backup: DependencyTag {}
let backup = Backup.self

final class Screen {
    @Injected private var hidden: Clock
    @Injected fileprivate var local: Clock
    @Injected private(set) var readable: Clock
    @Injected static var common: Clock
    @Injected var inferred = Clock()
    @Injected(tag: backup) var computed: Clock
    @Injected(Backup.self) var unlabelled: Clock
    @Injected(tag: init.self) var noType: Clock
    @Injected(tag: Backup.self) var twice: Tagged<Clock, Backup>
    // These can be.
    @Injected var clock: Clock
    @Injected(tag: nil) internal var plain: Clock { didSet {} }
    @DpendRuntime.Injected var qualified: Clock
    // This is somebody else's.
    @Other.Injected private var foreign: Clock
    @Published private var published: Clock
}

private final class HiddenScreen {
    @Injected var clock: Clock
}

struct Row {
    @Injected var clock: Clock
}

actor Worker {
    @Injected var clock: Clock
}

@globalActor actor Database {
    static let shared = Database()
}
@MainActor final class Table {
    @Injected @Database var clock: Clock
    @Injected @MainActor var own: Clock
}

/// Nothing says what the item is.
class List<Item> {
    @Injected var items: [Item]
}
/// Here something does.
class Grid<Item> {
    @Injected var items: [Item]
}
final class ClockGrid: Grid<Clock> {}
class Pair<Item> {
    @Injected var item: Item
}
final class Holder {
    @Injected var pair: Pair<Clock>
}

// dpend:ignore
final class Ignored {
    @Injected private var clock: Clock
}
@available(*, unavailable) final class Gone {
    @Injected private var clock: Clock
}
#if NEVER
    final class Inactive {
        @Injected private var clock: Clock
    }
#endif
