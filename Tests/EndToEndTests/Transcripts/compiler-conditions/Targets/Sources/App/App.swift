#if swift(>=6)
final class AppSixImpl { init() {} }
#else
final class AppFiveImpl { init() {} }
#endif

#if TRACING && hasFeature(ExistentialAny)
final class AppTracingImpl { init() {} }
#endif
