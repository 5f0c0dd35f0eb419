import SwiftUI

// Only the platform decides whether there is a program.
#if os(iOS)
import UIKit

@main struct PhoneApp: App {
    var body: some Scene {
        WindowGroup { StoreView() }
    }
}
#endif

final class Store: ObservableObject {}

struct StoreView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(store)") }
}
