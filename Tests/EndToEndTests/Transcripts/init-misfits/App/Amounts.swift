protocol AmountUnit {}

enum Currency: AmountUnit { case euro }

struct ChargeUnit: AmountUnit {}

final class AmountService {
    init(source: any AmountUnit, destination: any AmountUnit) {}
}

protocol Task {}

final class GroupTask: Task {
    init(tasks: [any Task]) {}
}

final class TaskService {
    init(task: any Task) {}
}
