// Neither says which protocol it means.
final class DarkSkinImpl: Skin {}
