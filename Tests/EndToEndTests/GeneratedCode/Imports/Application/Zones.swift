import struct ClockLibrary.Zone

final class CalendarImpl {
    let name: String
    init(zone: Zone) { name = zone.name }
}
