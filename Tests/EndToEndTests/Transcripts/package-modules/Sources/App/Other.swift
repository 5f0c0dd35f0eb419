import Storage

final class ReexportedImpl { init(api: any Api, store: StoreImpl) {} }
