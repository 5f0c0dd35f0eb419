import DpendRuntime

/// How many objects there are.
nonisolated(unsafe) var alive = 0

class Counted {
    init() { alive += 1 }
    deinit { alive -= 1 }
}

final class ItemImpl: Counted {}

final class NumberedImpl: Counted {
    let number: Int
    let part: PartImpl
    init(@Assisted number: Int, part: PartImpl) {
        self.number = number
        self.part = part
    }
}

// Unique: alone they keep the container alive, made for a singleton they do not.

final class PartImpl: Counted {
    let items: () throws -> ItemImpl
    init(items: @escaping () throws -> ItemImpl) { self.items = items }
}

final class BoxImpl: Counted {
    let part: PartImpl
    init(part: PartImpl) { self.part = part }
}

final class MakerImpl: Counted {
    let numbered: (Int) throws -> NumberedImpl
    init(numbered: @escaping (Int) throws -> NumberedImpl) { self.numbered = numbered }
}

/// One object for all that one resolve makes.
final class CommonImpl: Counted {
    let items: () throws -> ItemImpl
    let box: BoxImpl
    init(items: @escaping () throws -> ItemImpl, box: BoxImpl) {
        self.items = items
        self.box = box
    }
}

// Kept by the container.

protocol First: AnyObject {}
protocol Second: AnyObject {}

final class ClosureOwnerImpl: Counted, First, Second {
    let items: () -> ItemImpl
    init(items: @escaping () -> ItemImpl) { self.items = items }
}

final class LazyOwnerImpl: Counted {
    let item: Lazy<ItemImpl>
    init(item: Lazy<ItemImpl>) { self.item = item }
}

final class LazyPartOwnerImpl: Counted {
    let part: Lazy<PartImpl>
    init(part: Lazy<PartImpl>) { self.part = part }
}

final class FactoryOwnerImpl: Counted {
    let make: (Int) throws -> NumberedImpl
    init(make: @escaping (Int) throws -> NumberedImpl) { self.make = make }
}

final class PartOwnerImpl: Counted {
    let box: BoxImpl
    let maker: MakerImpl
    init(box: BoxImpl, maker: MakerImpl) {
        self.box = box
        self.maker = maker
    }
}

final class CommonOwnerImpl: Counted {
    let common: CommonImpl
    init(common: CommonImpl) { self.common = common }
}

final class EagerOwnerImpl: Counted {
    let items: () -> ItemImpl
    init(items: @escaping () -> ItemImpl) { self.items = items }
}

final class WeakOwnerImpl: Counted {
    let items: () throws -> ItemImpl
    init(items: @escaping () throws -> ItemImpl) { self.items = items }
}

/// Keeps what its own closure makes later.
final class LateOwnerImpl: Counted {
    let make: () -> BoxImpl
    lazy var box = make()
    init(make: @escaping () -> BoxImpl) { self.make = make }
}

final class AllOwnerImpl: Counted {
    let all: () -> [any First]
    let optional: (() throws -> ItemImpl)?
    init(all: @escaping () -> [any First], optional: (() throws -> ItemImpl)?) {
        self.all = all
        self.optional = optional
    }
}

@MainActor final class MainOwnerImpl {
    let items: @MainActor () -> ItemImpl
    let box: BoxImpl
    let counted = Counted()
    init(items: @escaping @MainActor () -> ItemImpl, box: BoxImpl) {
        self.items = items
        self.box = box
    }
}

/// What a configuration makes, and the configuration itself.
final class StoreConfiguration: DependencyConfiguration {
    let items: () -> ItemImpl
    let counted = Counted()
    init(items: @escaping () -> ItemImpl) { self.items = items }

    func store(later: @escaping () -> BoxImpl) -> DependencyRegistration<Store> {
        DependencyRegistration(scope: .singleton) { Store(later: later, own: self.items) }
    }
}

final class Store: Counted {
    let later: () -> BoxImpl
    let own: () -> ItemImpl
    init(later: @escaping () -> BoxImpl, own: @escaping () -> ItemImpl) {
        self.later = later
        self.own = own
    }
}
