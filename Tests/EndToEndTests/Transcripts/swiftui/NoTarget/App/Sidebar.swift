import SwiftUI
struct Sidebar: View {
    @EnvironmentObject var store: Store
    var body: some View { ResultView(); Text("\(store.n)") }
}
