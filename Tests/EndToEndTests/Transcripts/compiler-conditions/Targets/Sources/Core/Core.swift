#if swift(>=6)
public final class CoreSixImpl { public init() {} }
#else
public final class CoreFiveImpl { public init() {} }
#endif

#if TRACING && hasFeature(ExistentialAny)
public final class CoreTracingImpl { public init() {} }
#endif
