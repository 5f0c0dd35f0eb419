// The types of the closure are not those of the run-time values, and no pattern chooses the class.
final class WrongModel {
    init(makeDetail: @escaping (String) -> DetailViewModel) {}
}
// A pattern chooses it, so that the closure is a run-time value.
final class ClosureViewModel {
    init(makeDetail: @escaping (String) -> DetailViewModel) {}
}
// No pattern chooses it.
final class OtherModel {
    init(detail: DetailViewModel, count: Int) {}
}
// Run-time values of one class are no run-time values of the classes that require it.
final class PagerViewModel {
    init(page: DetailViewModel) {}
}
final class AllViewModel {
    init(all: [DetailViewModel], onClose: @escaping () -> Void) {}
}
