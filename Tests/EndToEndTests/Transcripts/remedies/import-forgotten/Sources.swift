protocol Api {}
final class ApiImpl: Api {}
enum Backup {}

final class ProfileImpl {
    init(@Assisted user: String, api: any Api, backup: Tagged<any Api, Backup>, later: Lazy<any Api>) {}
}
final class ApiConfiguration: DependencyConfiguration {
    func clock() -> DependencyRegistration<Clock> { DependencyRegistration { Clock() } }
}
struct Clock {}
final class AlarmImpl {
    init(clock: Clock) {}
}
