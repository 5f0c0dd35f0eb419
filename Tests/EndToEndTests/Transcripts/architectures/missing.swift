#if arch(wasm32)
final class BridgeImpl {}
#endif
final class PageImpl { init(bridge: BridgeImpl) {} }
