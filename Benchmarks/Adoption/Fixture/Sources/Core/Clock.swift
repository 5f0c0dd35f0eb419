import Combine
import Foundation

public protocol Clock {
    var ticks: AnyPublisher<Date, Never> { get }
}

public final class SystemClockImpl: Clock {
    public let ticks: AnyPublisher<Date, Never>

    public init(ticks: AnyPublisher<Date, Never> = PassthroughSubject().eraseToAnyPublisher()) {
        self.ticks = ticks
    }
}

final class HiddenClock: Clock {
    let ticks: AnyPublisher<Date, Never>

    init(ticks: AnyPublisher<Date, Never>) { self.ticks = ticks }
}
