import SwiftUI

final class Store: ObservableObject { var title = "" }
final class Basket: ObservableObject { var count = 0 }
final class Session: ObservableObject { var user = "" }

struct StoreView: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text(store.title) }
}

struct BasketView: View {
    @EnvironmentObject private var basket: Basket
    var body: some View { Text("\(basket.count)") }
}

struct SessionView: View {
    @EnvironmentObject private var session: Session
    var body: some View { Text(session.user) }
}

// Previews and what they use are in one configuration only. Both are read.
#if DEBUG
let sampleStore = Store()

extension Basket {
    static let sample = Basket()
}

extension View {
    func withSampleSession() -> some View { environmentObject(Session()) }
}

struct Sampled<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content.environmentObject(sampleStore) }
}

struct BasketFrame: View {
    var body: some View { BasketView().padding() }
}

enum Samples {
    // Inactive code beside previews shows nothing.
    static func open() -> UIViewController { UIHostingController(rootView: SessionView()) }
}

#Preview { StoreView().environmentObject(sampleStore) }
#Preview { BasketView().environmentObject(Basket.sample) }
#Preview { SessionView().withSampleSession() }
#Preview { Sampled { StoreView() } }
#Preview("No basket") { BasketFrame() }
#Preview("No store") { StoreView().withSampleSession() }
#endif
