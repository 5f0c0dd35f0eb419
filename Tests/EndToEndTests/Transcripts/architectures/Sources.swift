protocol Codec {}
#if arch(arm64) || arch(arm)
final class NeonCodecImpl: Codec {}
#elseif arch(wasm32)
final class ScalarCodecImpl: Codec {}
#else
final class VectorCodecImpl: Codec {}
#endif

final class PlayerImpl {
    #if _pointerBitWidth(_64)
    init(codec: any Codec) {}
    #else
    init(codec: any Codec, smallBuffer: BufferImpl) {}
    #endif
}
final class BufferImpl {}

#if _endian(big)
final class SwappingImpl {}
#endif
