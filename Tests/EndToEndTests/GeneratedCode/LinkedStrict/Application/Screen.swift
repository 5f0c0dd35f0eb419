import DpendRuntime
internal import Foundation
import StrictLibrary

nonisolated protocol Reader: AnyObject {}
nonisolated protocol Writer: AnyObject {}
nonisolated final class StoreImpl: Reader, Writer {}

nonisolated final class OtherImpl {}

nonisolated final class ScreenImpl {
    let services: [String]
    let store: any Reader & Writer

    init(
        service: any Service, fast: Tagged<any Service, Fast>, optional: (any Service)?, absent: (any Sequence)?,
        reader: any Reader, both: any Writer & Reader, store: StoreImpl
    ) {
        services = [service.name, fast.dependency.name, optional?.name ?? "nil", absent == nil ? "nil" : "some"]
        self.store = both
    }
}

nonisolated final class StoreConfiguration: DependencyConfiguration {
    nonisolated init() {}

    func store() -> DependencyRegistration<StoreImpl> { DependencyRegistration { StoreImpl() } }
}
