import Dependencies
import SwiftUI

final class Router: ObservableObject, DependencyKey { static let liveValue = Router() }
final class Session: ObservableObject {}
final class Theme: ObservableObject {}

extension DependencyValues {
    var router: Router {
        get { self[Router.self] }
        set { self[Router.self] = newValue }
    }
}

extension EnvironmentValues {
    @Entry var session = Session()
}

// The key paths say what the properties are.
struct Samples: ViewModifier {
    @Dependency(\.router) var router
    @Environment(\.session) var session

    func body(content: Content) -> some View { content.environmentObject(router).environmentObject(session) }
}

struct ShopView: View {
    @EnvironmentObject var router: Router
    @EnvironmentObject var session: Session
    @EnvironmentObject var theme: Theme
    var body: some View { Text("\(router) \(session) \(theme)") }
}

#Preview { ShopView().modifier(Samples()) }
