import SwiftUI

// Compiled by all three targets.
final class Store: ObservableObject {
    @Published var total = 0
}

struct TotalLine: ViewModifier {
    @EnvironmentObject var store: Store

    func body(content: Content) -> some View {
        content.overlay(Text("\(store.total)"))
    }
}
