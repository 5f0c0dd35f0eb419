import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        try! Core.start(widgets: WidgetRefresher())
        return true
    }
}

final class AccountViewModel {
    init(accounts: AccountManager, rates: RateManager) {}
}

final class ReportService {
    private let pool: DatabasePool
    init(pool: DatabasePool, accounts: AccountManager) { self.pool = pool }
}

final class ReportViewModel {
    init(service: ReportService, id: Int) {}
}

enum Screens {
    static func account() -> AccountViewModel {
        AccountViewModel(accounts: Core.shared.accounts, rates: Core.shared.rates)
    }

    static func report(_ id: Int) -> ReportViewModel {
        let service = ReportService(pool: Core.shared.pool, accounts: Core.shared.accounts)
        return ReportViewModel(service: service, id: id)
    }
}

// One list for each of its owners: nothing that the application could pass.
final class History {
    private var entries = NSMutableArray()
    func reader() -> HistoryReader { HistoryReader(entries: entries) }
    func writer() -> HistoryWriter { HistoryWriter(entries: entries) }
}

final class HistoryReader { init(entries: NSMutableArray) {} }
final class HistoryWriter { init(entries: NSMutableArray) {} }
