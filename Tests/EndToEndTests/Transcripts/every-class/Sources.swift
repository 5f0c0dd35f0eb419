protocol Api {}
protocol ViewModel {}
protocol Titled {}

final class ApiImpl: Api {}

// Nothing requires 'ViewModel': each class is there by its own name, and what it lacks is reported.
final class HomeViewModel: ViewModel {
    init(api: Api) {}
}
final class LoginViewModel: ViewModel {
    init(api: Api, retries: Int) {}
}

// One protocol of its own, and one that it shares.
final class MenuViewModel: ViewModel, Titled {
    init?(api: Api) {}
}
final class RootModel {
    init(home: HomeViewModel) {}
}

// What a registration replaces is there as far as it can be made.
protocol Clock {}
final class SystemClockImpl: Clock {}
final class FixedClockImpl: Clock {
    init(now: Double) {}
}

// A subclass stands in for its superclass only where that is not there itself.
class PageViewModel: ViewModel {}
final class LastPageViewModel: PageViewModel {}
final class BookModel {
    init(page: PageViewModel) {}
}

// Two initializers that take equally much.
final class UndecidedModel {
    init(api: Api) {}
    init(clock: Clock) {}
}
