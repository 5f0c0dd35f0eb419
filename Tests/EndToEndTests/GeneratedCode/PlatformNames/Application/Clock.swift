import Foundation

final class ClockImpl {
    let now: Date
    init(now: Date) { self.now = now }
}
