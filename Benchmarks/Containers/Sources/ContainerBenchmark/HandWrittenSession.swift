import DpendRuntime

/// The objects that all sessions share, written by hand.
final class HandWrittenApplication: @unchecked Sendable {
    private let lock = RecursiveLock()
    private var poolInstance: OpeningPool?
    private var settingsInstance: OpeningSettings?

    var pool: OpeningPool {
        lock.withLock {
            if let poolInstance { return poolInstance }
            let made = OpeningPool()
            poolInstance = made
            return made
        }
    }

    var settings: OpeningSettings {
        lock.withLock {
            if let settingsInstance { return settingsInstance }
            let made = OpeningSettings()
            settingsInstance = made
            return made
        }
    }

    func session(account: Account) -> HandWrittenSession { HandWrittenSession(self, account: account) }
}

/// A hand-written session with the guarantees of the generated ones: any thread can use it, and it makes each kept
/// instance once, at the first use. The lock is recursive, because an instance that is being made requires others.
final class HandWrittenSession: @unchecked Sendable {
    let application: HandWrittenApplication
    let account: Account
    private let lock = RecursiveLock()
    private var clientInstance: SessionClient?
    private var storeInstance: SessionStore?
    private var cacheInstance: SessionCache?
    private var imagesInstance: SessionImages?
    private var rightsInstance: SessionRights?
    private var messagesInstance: SessionMessages?
    private var journalInstance: SessionJournal?
    private var searchInstance: SessionSearch?

    init(_ application: HandWrittenApplication, account: Account) {
        (self.application, self.account) = (application, account)
    }

    var client: SessionClient {
        lock.withLock {
            if let clientInstance { return clientInstance }
            let made = SessionClient(account: account, pool: application.pool)
            clientInstance = made
            return made
        }
    }

    var store: SessionStore {
        lock.withLock {
            if let storeInstance { return storeInstance }
            let made = SessionStore(client: client)
            storeInstance = made
            return made
        }
    }

    var cache: SessionCache {
        lock.withLock {
            if let cacheInstance { return cacheInstance }
            let made = SessionCache(account: account, settings: application.settings)
            cacheInstance = made
            return made
        }
    }

    var images: SessionImages {
        lock.withLock {
            if let imagesInstance { return imagesInstance }
            let made = SessionImages(client: client, cache: cache)
            imagesInstance = made
            return made
        }
    }

    var rights: SessionRights {
        lock.withLock {
            if let rightsInstance { return rightsInstance }
            let made = SessionRights(account: account)
            rightsInstance = made
            return made
        }
    }

    var messages: SessionMessages {
        lock.withLock {
            if let messagesInstance { return messagesInstance }
            let made = SessionMessages(store: store, rights: rights)
            messagesInstance = made
            return made
        }
    }

    var journal: SessionJournal {
        lock.withLock {
            if let journalInstance { return journalInstance }
            let made = SessionJournal(client: client, cache: cache)
            journalInstance = made
            return made
        }
    }

    var search: SessionSearch {
        lock.withLock {
            if let searchInstance { return searchInstance }
            let made = SessionSearch(store: store)
            searchInstance = made
            return made
        }
    }

    var feed: FeedLoader { FeedLoader(store: store, images: images) }
    var avatar: AvatarLoader { AvatarLoader(images: images) }
    var badge: BadgeCounter { BadgeCounter(messages: messages) }
    var router: HomeRouter { HomeRouter(rights: rights) }
    var formatter: HomeFormatter { HomeFormatter(account: account, settings: application.settings) }
    var home: HomeModel {
        HomeModel(
            account: account, store: store, feed: feed, avatar: avatar, badge: badge, router: router,
            formatter: formatter)
    }
    var searchModel: SearchModel { SearchModel(search: search, avatar: avatar) }
    var messagesModel: MessagesModel { MessagesModel(messages: messages, badge: badge) }
    var profile: ProfileModel { ProfileModel(account: account, avatar: avatar) }
    var rightsModel: RightsModel { RightsModel(rights: rights, router: router) }
    var export: ExportTask { ExportTask(journal: journal, store: store) }
    var upload: UploadTask { UploadTask(client: client, journal: journal) }
}
