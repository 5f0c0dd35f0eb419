@preconcurrency import class ClockLibrary.SystemClock
#if canImport(FoundationNetworking)
import FoundationNetworking
#elseif os(Windows)
import WinSDK
#endif
import Foundation

final class UptimeImpl {
    let clock: SystemClock
    init(clock: SystemClock, session: URLSession?) { self.clock = clock }
}

final class ClockImpl: SystemClock {}
