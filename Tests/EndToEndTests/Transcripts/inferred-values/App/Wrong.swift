// The types of the closure are not those of the run-time values.
final class WrongViewModel {
    init(makeDetail: @escaping (String) -> DetailViewModel) {}
}
// No pattern chooses it.
final class OtherModel {
    init(detail: DetailViewModel, count: Int) {}
}
