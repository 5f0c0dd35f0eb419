import SwiftUI

final class Store: ObservableObject { var title = "" }

struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { content() }.environmentObject(Store()) }
}

protocol Marked {}
struct Frame<Content: View>: View & Marked {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { content }
}

struct hStack<Content: View>: View {
    var initial: () -> Content
    init(@ViewBuilder initial: @escaping () -> Content) { self.initial = initial }
    var body: some View { initial().environmentObject(Store()) }
}

@main struct CardsApp: App {
    var body: some Scene {
        WindowGroup {
            Card { InsideCard() }
            Frame { InsideFrame() }
            hStack { InsideCard() }
            section { InsideFunction() }
            Group { detail }
            Observed(window: 1) { InsideObserved() }
        }
    }

    @ViewBuilder private func section(@ViewBuilder content: () -> some View) -> some View { content().environmentObject(Store()) }
    private var detail: some View { AnyView(Detail()) }
}

struct Observed<Content: View>: View {
    var window: Int
    @ViewBuilder var content: Content
    @State private var isFull = false
    var body: some View { content.environmentObject(Store()).disabled(isFull) }
}

struct InsideObserved: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

struct InsideCard: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

struct InsideFrame: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

struct InsideFunction: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

struct Detail: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}
