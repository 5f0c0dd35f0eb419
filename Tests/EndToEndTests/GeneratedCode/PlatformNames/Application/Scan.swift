import ScanLibrary

final class ScreenImpl {
    let text: String
    init(scanner: Scanner, clock: ClockImpl) { text = "\(scanner.name) at \(clock.now.timeIntervalSince1970)" }
}
