import Feature

final class StoreImpl: Store {}
