import Library
final class Reader { init(store: Store, worker: Worker, picked: Picked) {} }
final class Writer { init(store: Store, worker: Worker, picked: Picked) {} }
