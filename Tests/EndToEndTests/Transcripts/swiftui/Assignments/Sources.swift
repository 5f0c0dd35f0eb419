import SwiftUI
import UIKit

final class Settings: ObservableObject { var name = "" }
struct Tabs: View {
    @EnvironmentObject var settings: Settings
    var body: some View { Text(settings.name) }
}
struct Pages: View {
    @EnvironmentObject var settings: Settings
    var body: some View { Text(settings.name) }
}
struct Menu: View {
    @EnvironmentObject var settings: Settings
    var body: some View { Text(settings.name) }
}

// A variable gets its view after its declaration.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        var root: AnyView
        if UIDevice.current.userInterfaceIdiom == .pad {
            root = AnyView(Tabs())
        } else {
            root = AnyView(Pages().environmentObject(Settings()))
        }
        let menu: Menu?
        menu = Menu()
        window?.rootViewController = UIHostingController(rootView: root)
        window?.rootViewController?.present(UIHostingController(rootView: menu.environmentObject(Settings())), animated: true)
        return true
    }
}
