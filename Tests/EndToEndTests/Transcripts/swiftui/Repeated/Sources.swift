import SwiftUI

final class Store: ObservableObject { var count = 0 }

/// A view in a variable that shows it twice, 25 times over, is read once each.
@main struct TreeApp: App {
    @StateObject private var store = Store()

    var body: some Scene {
        WindowGroup {
            ForestView().environmentObject(store)
            Twice22 { LeafView() }
        }
    }
}

struct ForestView: View {
    var body: some View {
        let view0 = LeafView()
        let view1 = HStack { view0; view0 }
        let view2 = HStack { view1; view1 }
        let view3 = HStack { view2; view2 }
        let view4 = HStack { view3; view3 }
        let view5 = HStack { view4; view4 }
        let view6 = HStack { view5; view5 }
        let view7 = HStack { view6; view6 }
        let view8 = HStack { view7; view7 }
        let view9 = HStack { view8; view8 }
        let view10 = HStack { view9; view9 }
        let view11 = HStack { view10; view10 }
        let view12 = HStack { view11; view11 }
        let view13 = HStack { view12; view12 }
        let view14 = HStack { view13; view13 }
        let view15 = HStack { view14; view14 }
        let view16 = HStack { view15; view15 }
        let view17 = HStack { view16; view16 }
        let view18 = HStack { view17; view17 }
        let view19 = HStack { view18; view18 }
        let view20 = HStack { view19; view19 }
        let view21 = HStack { view20; view20 }
        let view22 = HStack { view21; view21 }
        let view23 = HStack { view22; view22 }
        let view24 = HStack { view23; view23 }
        let view25 = HStack { view24; view24 }
        view25
    }
}

struct LeafView: View {
    @EnvironmentObject var store: Store

    var body: some View { Text("\(store.count)") }
}

struct Twice1<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            content()
            content().padding()
        }
    }
}

struct Twice2<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice1 { content() }
            Twice1 { content() }.padding()
        }
    }
}

struct Twice3<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice2 { content() }
            Twice2 { content() }.padding()
        }
    }
}

struct Twice4<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice3 { content() }
            Twice3 { content() }.padding()
        }
    }
}

struct Twice5<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice4 { content() }
            Twice4 { content() }.padding()
        }
    }
}

struct Twice6<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice5 { content() }
            Twice5 { content() }.padding()
        }
    }
}

struct Twice7<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice6 { content() }
            Twice6 { content() }.padding()
        }
    }
}

struct Twice8<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice7 { content() }
            Twice7 { content() }.padding()
        }
    }
}

struct Twice9<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice8 { content() }
            Twice8 { content() }.padding()
        }
    }
}

struct Twice10<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice9 { content() }
            Twice9 { content() }.padding()
        }
    }
}

struct Twice11<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice10 { content() }
            Twice10 { content() }.padding()
        }
    }
}

struct Twice12<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice11 { content() }
            Twice11 { content() }.padding()
        }
    }
}

struct Twice13<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice12 { content() }
            Twice12 { content() }.padding()
        }
    }
}

struct Twice14<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice13 { content() }
            Twice13 { content() }.padding()
        }
    }
}

struct Twice15<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice14 { content() }
            Twice14 { content() }.padding()
        }
    }
}

struct Twice16<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice15 { content() }
            Twice15 { content() }.padding()
        }
    }
}

struct Twice17<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice16 { content() }
            Twice16 { content() }.padding()
        }
    }
}

struct Twice18<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice17 { content() }
            Twice17 { content() }.padding()
        }
    }
}

struct Twice19<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice18 { content() }
            Twice18 { content() }.padding()
        }
    }
}

struct Twice20<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice19 { content() }
            Twice19 { content() }.padding()
        }
    }
}

struct Twice21<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice20 { content() }
            Twice20 { content() }.padding()
        }
    }
}

struct Twice22<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Twice21 { content() }
            Twice21 { content() }.padding()
        }
    }
}
