import UIKit

protocol Store {}
final class FileStore: Store {
    init(path: String, size: Int) async throws {}
}
final class PlainModel {
    init(store: any Store) {}
}
final class DeferredModel {
    init(store: @escaping @Sendable () async throws -> any Store) {}
}
final class ArrayModel {
    init(stores: [any Store]) {}
}

// These are satisfied: by nil, and by a default value.
final class OptionalModel {
    init(store: (any Store)?, other: FileStore? = nil) {}
}

// This closure passes one of the values that 'FileStore' takes.
final class ClosureModel {
    init(open: @escaping @MainActor (String) -> FileStore) {}
}

// This closure passes exactly them.
final class FittingModel {
    init(open: @escaping (String, Int) async throws -> any Store) {}
}

// Many classes inherit from types of other modules, so these stay run-time values.
final class DetailController: UIViewController {
    init(id: Int) {}
}
final class PresentingModel {
    init(presenter: UIViewController, onClose: @escaping (String) -> Void) {}
}
