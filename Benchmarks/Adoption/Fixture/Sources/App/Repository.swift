import Core
import Foundation
import Telemetry

protocol Repository {
    func names() -> [String]
}

/// Telemetry is a module without sources: the tool infers its classes.
final class RepositoryImpl: Repository {
    init(clock: any Clock, tracker: Tracker, defaults: UserDefaults) {}

    func names() -> [String] { [] }
}
