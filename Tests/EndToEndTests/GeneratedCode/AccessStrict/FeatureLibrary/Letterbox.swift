import CourierLibrary
import DpendRuntime

/// Made by whoever has one, also elsewhere.
@MainActor public class Letterbox {
    @Injected var greeter: any Greeter
    @Injected var post: any Post
    public init() {}
    public var text: String { post.send(Letter(text: greeter.greet("box"))) }
}

/// Only for this module.
@MainActor final class InnerLetterbox: Letterbox {
    @Injected var desk: DeskImpl
}

@MainActor public func makeInnerLetterbox() -> Letterbox { InnerLetterbox() }
