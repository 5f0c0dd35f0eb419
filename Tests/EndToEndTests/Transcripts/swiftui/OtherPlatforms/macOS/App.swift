import SwiftUI

// It is not a part of the program for iOS, and says nothing about the shared view.
@main struct DesktopApp: App {
    var body: some Scene { WindowGroup { ImportView() } }
}

struct DesktopView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(store.count)") }
}

#Preview { DesktopView() }
