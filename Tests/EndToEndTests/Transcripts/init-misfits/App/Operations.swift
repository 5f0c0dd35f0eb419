import Foundation

/// Its list is of a type of the platform, which every operation inherits from.
final class GroupOperation: Operation {
    init(operations: [Operation]) {}
}

final class ReloadOperation: Operation {
    init(clock: any Clock) {}
}

final class ReloadService {
    init(group: GroupOperation) {}
}
