import SwiftUI

final class Store: ObservableObject { var count = 0 }

struct ImportView: View {
    #if os(iOS)
    @EnvironmentObject var store: Store
    var body: some View { Text("\(store.count)") }
    #else
    var body: some View { Text("") }
    #endif
}
