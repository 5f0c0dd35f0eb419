import Clocks

final class HomeImpl {
    init(clock: any Clock) {}
}
