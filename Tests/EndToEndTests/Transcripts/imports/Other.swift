@preconcurrency import Network
@_implementationOnly import Hidden
#if canImport(Wire)
import Wire
#endif
#if canImport(Radio)
import Radio
#endif

public final class RadioImpl {
    public init(wave: Wave = .long) {}
}
