import GRDB
import Foundation

/// Makes the objects of the application, which reaches them by a static property.
final class Core {
    static var instance: Core?
    static var shared: Core { instance! }

    static func start(widgets: WidgetRefresher? = nil) throws {
        let core = try Core(widgets: widgets)
        instance = core
    }

    let pool: DatabasePool
    let settings: SettingsStore
    let accounts: AccountManager
    let rates: RateManager

    init(widgets: WidgetRefresher?) throws {
        pool = try DatabasePool(path: "bank.sqlite")
        settings = SettingsStore(pool: pool)
        let storage = AccountStorage(pool: pool)
        accounts = AccountManager(storage: storage, settings: settings)
        rates = RateManager(settings: settings, widgets: widgets)
    }
}

final class WidgetRefresher { var count = 0 }

final class SettingsStore {
    private let pool: DatabasePool
    private var values: [String: String] = [:]
    init(pool: DatabasePool) { self.pool = pool }
}

final class AccountStorage {
    private let pool: DatabasePool
    init(pool: DatabasePool) { self.pool = pool }
}

final class AccountManager {
    private let storage: AccountStorage
    private let settings: SettingsStore
    private var current = 0
    init(storage: AccountStorage, settings: SettingsStore) { (self.storage, self.settings) = (storage, settings) }
}

final class RateManager {
    private let settings: SettingsStore
    private var rates: [String: Double] = [:]
    init(settings: SettingsStore, widgets: WidgetRefresher?) { self.settings = settings }
}
