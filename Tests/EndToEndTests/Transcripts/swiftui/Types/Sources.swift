import SwiftUI

class Store: ObservableObject { var title = "" }
final class CloudStore: Store {}
final class Box<Value>: ObservableObject { var value: Value? }
typealias Numbers = Box<Int>
@Observable final class Session { var user = "" }

@main struct TypesApp: App {
    @StateObject private var store = CloudStore()
    @StateObject private var numbers = Numbers()
    @State private var session: Session?

    var body: some Scene {
        WindowGroup {
            StoreView().environmentObject(store)
            NumbersView().environmentObject(numbers)
            SessionView().environment(session)
            if let session { SessionView().environment(session) }
            OtherView().environment(nil as Session?).environment(Session())
        }
    }
}

// CloudStore is supplied, and nothing supplies it as a Store.
struct StoreView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

struct NumbersView: View {
    @EnvironmentObject var numbers: Box<Int>
    @EnvironmentObject var texts: Box<String>
    var body: some View { Text("\(numbers.value ?? 0) \(texts.value ?? "")") }
}

struct SessionView: View {
    @Environment(Session.self) private var session
    var body: some View { Text(session.user) }
}

// The supply inside of the other one takes it away.
struct OtherView: View {
    @Environment(Session.self) private var session
    var body: some View { Text(session.user) }
}
