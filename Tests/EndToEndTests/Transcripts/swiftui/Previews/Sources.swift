import SwiftUI

final class Store: ObservableObject { var title = "" }

struct SampleStore: PreviewModifier {
    static func makeSharedContext() -> Store { Store() }
    func body(content: Content, context: Store) -> some View { content.environmentObject(context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    static var sampleStore: Self { .modifier(SampleStore()) }
}

struct TitleView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

struct CardView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

struct MenuView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

#Preview { TitleView() }
#Preview("Sample", traits: .modifier(SampleStore())) { CardView() }
#Preview(traits: .sampleStore) { CardView() }
#Preview {
    @Previewable @StateObject var store = Store()
    CardView().environmentObject(store)
}
// #Preview { CardView() }

struct MenuView_Previews: PreviewProvider {
    static let store = Store()
    static var previews: some View {
        MenuView().environmentObject(store)
        Text("").contextMenu { Text("") } preview: { MenuView() }
    }
}

// A link outside of a stack opens nothing.
struct LooseLinkView: View {
    var body: some View { NavigationLink("Open") { LooseView() } }
}

struct LooseView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

struct LinkView: View {
    var body: some View { NavigationLink("Open") { LinkedView() } }
}

struct LinkedView: View {
    @EnvironmentObject var store: Store
    var body: some View { Text(store.title) }
}

#Preview { LooseLinkView() }
#Preview { NavigationStack { LinkView() } }
