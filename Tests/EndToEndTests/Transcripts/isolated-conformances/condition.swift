#if hasFeature(InferIsolatedConformances)
final class InferringImpl {}
#else
final class PlainImpl {}
#endif
