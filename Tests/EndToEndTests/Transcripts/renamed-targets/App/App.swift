import StorageKit

protocol Cache {}
final class OwnCache: Cache { init() {} }
final class Model { init(own: any Cache, stored: any StorageKit.Cache, all: Caches) {} }
