import SwiftUI
import UIKit

final class Theme: ObservableObject { static let shared = Theme(); var name = "" }

struct Themed: ViewModifier {
    let theme: Theme
    func body(content: Content) -> some View { content.environmentObject(theme) }
}

class ModifiedController<Content: View, Modifier: ViewModifier>: UIHostingController<ModifiedController.Wrapper> {
    init(rootView: Content, modifier: Modifier) {
        super.init(rootView: .init(content: rootView, modifier: modifier))
    }

    struct Wrapper: View {
        let content: Content
        let modifier: Modifier
        var body: some View { content.modifier(modifier) }
    }
}

class ThemedController<Content: View>: ModifiedController<Content, Themed> {
    init(rootView: Content) { super.init(rootView: rootView, modifier: Themed(theme: .shared)) }
}

final class HelpController: ThemedController<HelpView> {
    init() { super.init(rootView: HelpView()) }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    func show(in controller: UIViewController) {
        controller.present(ThemedController(rootView: HelpView()), animated: true)
        controller.present(HelpController(), animated: true)
        controller.present(UIHostingController(rootView: HelpView().environmentObject(Theme.shared)), animated: true)
        controller.present(UIHostingController(rootView: AboutView()), animated: true)
    }
}

struct HelpView: View {
    @EnvironmentObject var theme: Theme
    var body: some View { Text(theme.name) }
}

struct AboutView: View {
    @EnvironmentObject var theme: Theme
    var body: some View { Text(theme.name) }
}

// A host within a representable may get what surrounds the representable.
struct MapView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: PinView()) }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct PinView: View {
    @EnvironmentObject var theme: Theme
    var body: some View { Text(theme.name) }
}

struct MapScreen: View {
    var body: some View { MapView().environmentObject(Theme.shared) }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(_ scene: UIScene) { window?.rootViewController = UIHostingController(rootView: MapScreen()) }
}

// Perhaps a storyboard makes it: no code does.
final class OldController: UIViewController {
    override func viewDidLoad() { show(UIHostingController(rootView: OldView()), sender: nil) }
}

struct OldView: View {
    @EnvironmentObject var theme: Theme
    var body: some View { Text(theme.name) }
}
