import Library

final class Settings { init(storage: any FileStorage, archive: any Archive) {} }
