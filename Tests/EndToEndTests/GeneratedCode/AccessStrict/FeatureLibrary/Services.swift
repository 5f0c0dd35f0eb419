import CourierLibrary
import DpendRuntime
import Foundation

public nonisolated protocol Greeter: Sendable {
    func greet(_ name: String) -> String
}

public nonisolated struct Settings: Sendable {
    public let greeting: String
    public init(greeting: String) { self.greeting = greeting }
}

nonisolated final class GreeterImpl: Greeter {
    let settings: Settings
    let desk: DeskImpl
    init(settings: Settings, desk: DeskImpl) {
        self.settings = settings
        self.desk = desk
    }
    func greet(_ name: String) -> String { desk.post.send(Letter(text: "\(settings.greeting), \(name)!")) }
}

/// Nobody else's business.
nonisolated final class DeskImpl: Sendable {
    let post: any Post
    let folder: URL
    init(post: any Post, folder: URL) {
        self.post = post
        self.folder = folder
    }
}

public nonisolated final class ParcelImpl: Sendable {
    let post: any Post
    let weight: Int
    init(post: any Post, @Assisted weight: Int) {
        self.post = post
        self.weight = weight
    }
    public func send() -> String { post.send(Letter(text: "\(weight) g")) }
}

public nonisolated final class CounterImpl: Sendable {
    let parcel: @Sendable (Int) -> ParcelImpl
    init(parcel: @escaping @Sendable (Int) -> ParcelImpl) { self.parcel = parcel }
}
