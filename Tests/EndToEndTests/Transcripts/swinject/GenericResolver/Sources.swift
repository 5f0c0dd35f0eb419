import InjectPropertyWrapper
import Swinject
import SwiftUI

final class Session {}

func generic<R: Resolver>(_ resolver: R) { _ = resolver.resolve(Session.self)! }
func opaque(_ resolver: some Resolver) { _ = resolver.resolve(Session.self)! }
func any(_ resolver: any Resolver) -> Session? { resolver.resolve(Session.self) }

struct Screen: View {
    @Environment(\.resolver) var resolver
    @Inject var session: Session
    @Environment(\.locale) var locale
    func open() { _ = resolver.resolve(Session.self)! }
}
