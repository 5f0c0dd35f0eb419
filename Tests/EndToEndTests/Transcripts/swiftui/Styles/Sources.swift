import SwiftUI

final class Theme: ObservableObject { var color = Color.red }

struct PrimaryStyle: ButtonStyle {
    @EnvironmentObject var theme: Theme
    func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(theme.color) }
}

extension ButtonStyle where Self == PrimaryStyle {
    static var primary: PrimaryStyle { PrimaryStyle() }
}

struct Tinted: ViewModifier {
    @EnvironmentObject var theme: Theme
    func body(content: Content) -> some View { content.tint(theme.color) }
}

// An object is supplied after the call of a modifier, not after its value.
#Preview { Button("Buy") {}.buttonStyle(.primary) }
#Preview { Text("Sold").modifier(Tinted()) }
#Preview { Button("Buy") {}.buttonStyle(.primary).environmentObject(Theme()) }

// The title of a configuration is not a property of this name elsewhere.
struct Header: View {
    @EnvironmentObject var theme: Theme
    var body: some View { Text("").tint(theme.color) }
}

struct Article: View {
    let title: Header
    var body: some View { title }
}

struct PlainStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(title: { configuration.title.font(.headline) }, icon: { configuration.icon })
    }
}

#Preview { Label(title: { Text("News") }, icon: { Text("") }).labelStyle(PlainStyle()) }
