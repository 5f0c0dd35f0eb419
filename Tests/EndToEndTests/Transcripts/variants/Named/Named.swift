protocol Sensor {}
final class ScreenImpl { init(sensor: any Sensor) {} }

#if os(iOS)
    #if DEBUG
        final class FakeSensorImpl: Sensor {}
    #else
        final class MotionSensorImpl: Sensor {}
    #endif
#elseif os(macOS)
    final class LidSensorImpl: Sensor {}
#endif
