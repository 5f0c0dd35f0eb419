// A session of twenty classes, as a server opens one for each request. The session keeps eight of them. Its view model
// requires twelve of them, and two classes that all sessions share.

struct Account: Sendable {
    var name: String
    var number: Int
}

// Kept for all sessions.

final class OpeningPool: Sendable { init() {} }
final class OpeningSettings: Sendable { init() {} }

// Kept by a session.

final class SessionClient: Sendable {
    let account: Account
    let pool: OpeningPool
    init(account: Account, pool: OpeningPool) { (self.account, self.pool) = (account, pool) }
}
final class SessionStore: Sendable {
    let client: SessionClient
    init(client: SessionClient) { self.client = client }
}
final class SessionCache: Sendable {
    let account: Account
    let settings: OpeningSettings
    init(account: Account, settings: OpeningSettings) { (self.account, self.settings) = (account, settings) }
}
final class SessionImages: Sendable {
    let client: SessionClient
    let cache: SessionCache
    init(client: SessionClient, cache: SessionCache) { (self.client, self.cache) = (client, cache) }
}
final class SessionRights: Sendable {
    let account: Account
    init(account: Account) { self.account = account }
}
final class SessionMessages: Sendable {
    let store: SessionStore
    let rights: SessionRights
    init(store: SessionStore, rights: SessionRights) { (self.store, self.rights) = (store, rights) }
}
final class SessionJournal: Sendable {
    let client: SessionClient
    let cache: SessionCache
    init(client: SessionClient, cache: SessionCache) { (self.client, self.cache) = (client, cache) }
}
final class SessionSearch: Sendable {
    let store: SessionStore
    init(store: SessionStore) { self.store = store }
}

// Made each time.

final class FeedLoader: Sendable {
    let store: SessionStore
    let images: SessionImages
    init(store: SessionStore, images: SessionImages) { (self.store, self.images) = (store, images) }
}
final class AvatarLoader: Sendable {
    let images: SessionImages
    init(images: SessionImages) { self.images = images }
}
final class BadgeCounter: Sendable {
    let messages: SessionMessages
    init(messages: SessionMessages) { self.messages = messages }
}
final class HomeRouter: Sendable {
    let rights: SessionRights
    init(rights: SessionRights) { self.rights = rights }
}
final class HomeFormatter: Sendable {
    let account: Account
    let settings: OpeningSettings
    init(account: Account, settings: OpeningSettings) { (self.account, self.settings) = (account, settings) }
}
final class HomeModel: Sendable {
    let account: Account
    let store: SessionStore
    let feed: FeedLoader
    let avatar: AvatarLoader
    let badge: BadgeCounter
    let router: HomeRouter
    let formatter: HomeFormatter
    init(
        account: Account, store: SessionStore, feed: FeedLoader, avatar: AvatarLoader, badge: BadgeCounter,
        router: HomeRouter,
        formatter: HomeFormatter
    ) {
        (self.account, self.store, self.feed, self.avatar) = (account, store, feed, avatar)
        (self.badge, self.router, self.formatter) = (badge, router, formatter)
    }
}
final class SearchModel: Sendable {
    let search: SessionSearch
    let avatar: AvatarLoader
    init(search: SessionSearch, avatar: AvatarLoader) { (self.search, self.avatar) = (search, avatar) }
}
final class MessagesModel: Sendable {
    let messages: SessionMessages
    let badge: BadgeCounter
    init(messages: SessionMessages, badge: BadgeCounter) { (self.messages, self.badge) = (messages, badge) }
}
final class ProfileModel: Sendable {
    let account: Account
    let avatar: AvatarLoader
    init(account: Account, avatar: AvatarLoader) { (self.account, self.avatar) = (account, avatar) }
}
final class RightsModel: Sendable {
    let rights: SessionRights
    let router: HomeRouter
    init(rights: SessionRights, router: HomeRouter) { (self.rights, self.router) = (rights, router) }
}
final class ExportTask: Sendable {
    let journal: SessionJournal
    let store: SessionStore
    init(journal: SessionJournal, store: SessionStore) { (self.journal, self.store) = (journal, store) }
}
final class UploadTask: Sendable {
    let client: SessionClient
    let journal: SessionJournal
    init(client: SessionClient, journal: SessionJournal) { (self.client, self.journal) = (client, journal) }
}
