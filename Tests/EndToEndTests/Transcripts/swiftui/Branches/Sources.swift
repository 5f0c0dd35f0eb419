import SwiftUI

final class Router: ObservableObject {
    var depth = 0
    func close() {}
}

@main struct ShopApp: App {
    @StateObject private var router = Router()

    var body: some Scene {
        WindowGroup {
            Both(isWide: true).environmentObject(router)
            One(isWide: true).environmentObject(router)
            Capturing(isSheet: true).environmentObject(router)
            Row(isWide: true) { Leaf() }.environmentObject(router)
        }
        Window("Rows", id: "rows") { Row(isWide: false) { Leaf() } }
    }
}

// Both branches read it.
struct Both: View {
    @EnvironmentObject var router: Router
    let isWide: Bool
    var body: some View { if isWide { Text("\(router.depth)") } else { Text("depth \(router.depth)") } }
}

#Preview { Both(isWide: true) }

// The preview may choose the other branch.
struct One: View {
    @EnvironmentObject var router: Router
    let isWide: Bool
    var body: some View { if isWide { Text("\(router.depth)") } else { Text("") } }
}

#Preview { One(isWide: false) }

// The closure gets the router when it is made, whatever it then does.
struct Capturing: View {
    @EnvironmentObject var router: Router
    let isSheet: Bool
    var body: some View { Button("Close") { [weak router] in if isSheet { router?.close() } } }
}

#Preview(body: { Capturing(isSheet: false) })

// Both branches show what the caller passes.
struct Row<Content: View>: View {
    let isWide: Bool
    @ViewBuilder let content: () -> Content
    var body: some View { if isWide { HStack { content() } } else { VStack { content() } } }
}

struct Leaf: View {
    @EnvironmentObject var router: Router
    var body: some View { Text("\(router.depth)") }
}

// A preview chooses for itself.
enum Sample { case short(Int), long(Int) }

struct SampleView: View {
    @EnvironmentObject var router: Router
    let number: Int
    var body: some View { Text("\(number) \(router.depth)") }
}

#Preview {
    let sample = Sample.short(1)
    if case let .short(number) = sample { SampleView(number: number) }
}
