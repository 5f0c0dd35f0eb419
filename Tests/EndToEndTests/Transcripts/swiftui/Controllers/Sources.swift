import SwiftUI
import UIKit

final class Router: ObservableObject { var depth = 0 }
final class Theme: ObservableObject { var name = "" }

@main struct ShopApp: App {
    @StateObject private var router = Router()

    // The sheet of UIKit does not get what the view has whose content it shows.
    var body: some Scene { WindowGroup { Sheet { SheetContent() }.environmentObject(router) } }
}

struct Sheet<Content: View>: View {
    let content: () -> Content
    var body: some View { Text("").onAppear { present() } }
    func present() { top()?.present(UIHostingController(rootView: content()), animated: true) }
    func top() -> UIViewController? { nil }
}

struct SheetContent: View {
    @EnvironmentObject var router: Router
    var body: some View { Text("\(router.depth)") }
}

// Code in the same file makes it.
final class HistoryController: UIHostingController<HistoryView> {
    convenience init() { self.init(rootView: HistoryView()) }
}

struct HistoryView: View {
    @EnvironmentObject var theme: Theme
    var body: some View { Text(theme.name) }
}

// The inherited initializer supplies what the view requests.
class ThemedController<Content: View>: UIHostingController<ThemedContent<Content>> {
    init(rootView: Content) { super.init(rootView: ThemedContent(content: rootView)) }
    required dynamic init?(coder: NSCoder) { nil }
}

struct ThemedContent<Content: View>: View {
    let content: Content
    var body: some View { content.environmentObject(Theme()) }
}

final class ArchiveController: ThemedController<ArchiveView> {
    convenience init() { self.init(rootView: ArchiveView()) }
}

struct ArchiveView: View {
    @EnvironmentObject var theme: Theme
    var body: some View { Text(theme.name) }
}

func openArchive(from controller: UIViewController) { controller.present(ArchiveController(), animated: true) }

func openHistory(from controller: UIViewController) { controller.present(HistoryController(), animated: true) }

// A value of the environment keeps the view for views below, which have the router.
extension EnvironmentValues { @Entry var footer: AnyView? = nil }

extension View {
    func footer<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        environment(\.footer, AnyView(content()))
    }
}

struct Footer: View {
    @EnvironmentObject var router: Router
    var body: some View { Text("\(router.depth)") }
}

struct Page: View { var body: some View { Text("").footer { Footer() } } }

#Preview { Page().environmentObject(Router()) }
