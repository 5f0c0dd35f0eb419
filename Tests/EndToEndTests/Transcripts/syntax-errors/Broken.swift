final class BeforeImpl {}

final class BrokenImpl {
    init(before: BeforeImpl {
}

final class AfterImpl {}
