import DpendRuntime
import Foundation

/// How many objects there are.
var alive: Int { Counted.lock.withLock { Counted.count } }

/// Tasks let go of objects at the same time.
class Counted {
    fileprivate static let lock = NSLock()
    nonisolated(unsafe) fileprivate static var count = 0

    init() { Self.lock.withLock { Self.count += 1 } }
    deinit { Self.lock.withLock { Self.count -= 1 } }
}

final class ItemImpl: Counted {}

final class PartImpl: Counted {
    let items: () throws -> ItemImpl
    init(items: @escaping () throws -> ItemImpl) { self.items = items }
}

final class BoxImpl: Counted {
    let part: PartImpl
    init(part: PartImpl) { self.part = part }
}

final class AsyncOwnerImpl: Counted {
    let items: @Sendable () async throws -> ItemImpl
    let box: BoxImpl
    init(items: @escaping @Sendable () async throws -> ItemImpl, box: BoxImpl) async {
        self.items = items
        self.box = box
    }
}

final class AsyncPartImpl: Counted {
    let owner: AsyncOwnerImpl
    let others: @Sendable () async throws -> AsyncPartImpl
    init(owner: AsyncOwnerImpl, others: @escaping @Sendable () async throws -> AsyncPartImpl) async {
        self.owner = owner
        self.others = others
    }
}

/// One object for all that one resolve makes, made for another before something kept uses it.
final class CommonImpl: Counted {
    let items: @Sendable () async throws -> ItemImpl
    init(items: @escaping @Sendable () async throws -> ItemImpl) async { self.items = items }
}

final class CommonOwnerImpl: Counted {
    let common: CommonImpl
    init(common: CommonImpl) async { self.common = common }
}

final class AsideImpl: Counted {
    let common: CommonImpl
    let owner: CommonOwnerImpl
    init(common: CommonImpl, owner: CommonOwnerImpl) async {
        self.common = common
        self.owner = owner
    }
}

// Several tasks of one resolve require it, and one of them makes an object that is kept.
final class Mark: Counted, @unchecked Sendable {}
final class CommonLineImpl: Sendable {
    let mark = Mark()
    let items: @Sendable () async throws -> ItemImpl
    init(items: @escaping @Sendable () async throws -> ItemImpl) async { self.items = items }
}
final class CommonLineOwnerImpl: Sendable {
    let line: CommonLineImpl
    init(line: CommonLineImpl) async { self.line = line }
}
final class LineUserImpl: Sendable {
    let line: CommonLineImpl
    init(line: CommonLineImpl) async { self.line = line }
}
final class SwitchboardImpl: Counted {
    let user: LineUserImpl
    let owner: CommonLineOwnerImpl
    init(user: LineUserImpl, owner: CommonLineOwnerImpl) async {
        self.user = user
        self.owner = owner
    }
}

// The same without awaiting.

final class PlainCommonImpl: Counted {
    let items: () throws -> ItemImpl
    let part: PartImpl
    init(items: @escaping () throws -> ItemImpl, part: PartImpl) {
        self.items = items
        self.part = part
    }
}

final class PlainCommonOwnerImpl: Counted {
    let common: PlainCommonImpl
    init(common: PlainCommonImpl) { self.common = common }
}

final class PlainAsideImpl: Counted {
    let common: PlainCommonImpl
    let owner: PlainCommonOwnerImpl
    init(common: PlainCommonImpl, owner: PlainCommonOwnerImpl) {
        self.common = common
        self.owner = owner
    }
}

@MainActor final class ScreenImpl {
    let counted = Counted()
    let number: Int
    init(@Assisted number: Int, box: BoxImpl) { self.number = number }
}

final class ScreenOwnerImpl: Counted {
    let screens: @Sendable (Int) async throws -> ScreenImpl
    init(screens: @escaping @Sendable (Int) async throws -> ScreenImpl) { self.screens = screens }
}

final class WeakOwnerImpl: Counted {
    let items: () throws -> ItemImpl
    init(items: @escaping () throws -> ItemImpl) async { self.items = items }
}
