import DpendRuntime

protocol Api {}
protocol Analytics {}
final class ApiImpl: Api {}

// Nobody asks for a closure that makes one: it is checked all the same.
final class ProfileViewModel {
    init(api: Api, analytics: Analytics, @Assisted userID: String) {}
}

// Only a class with run-time values requires it.
final class ApiLogImpl {}
final class LogViewModel {
    init(log: ApiLogImpl, @Assisted level: Int) {}
}
final class ScreenModel {
    init(makeLog: @escaping (Int) -> LogViewModel) {}
}
