import Core

final class HomeImpl { init(sync: SyncImpl) {} }
