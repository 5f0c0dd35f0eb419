#if swift(>=6)
final class SixImpl {}
#else
final class FiveImpl {}
#endif

#if compiler(>=6.2)
final class NewCompilerImpl {}
#else
final class OldCompilerImpl {}
#endif

#if hasFeature(Embedded)
final class EmbeddedImpl {}
#endif

#if hasFeature(StrictConcurrency)
final class StrictImpl {}
#endif

#if hasFeature(TypedThrows)
final class TypedImpl {}
#endif

#if Telemetry
final class TelemetryImpl {}
#endif

#if Debugging
final class DebuggingImpl {}
#endif

#if canImport(Android)
final class AndroidImpl {}
#elseif os(WASI)
final class WasiImpl {}
#elseif os(Windows)
final class WindowsImpl {}
#elseif os(FreeBSD)
final class FreeBSDImpl {}
#endif
