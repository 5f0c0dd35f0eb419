import Swinject
import SwinjectStoryboard

final class Session {}
final class Log {}
final class Screen { var session: Session?; var log: Log? }

extension SwinjectStoryboard {
    class func setup() {
        defaultContainer.register(Session.self) { _ in Session() }
        defaultContainer.storyboardInitCompleted(Screen.self) { r, screen in
            screen.session = r.resolve(Session.self)!
            screen.log = r.resolve(Log.self)!
        }
    }
}

func right() { _ = SwinjectStoryboard.defaultContainer.resolve(Session.self)! }
