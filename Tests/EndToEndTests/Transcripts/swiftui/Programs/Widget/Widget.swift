import SwiftUI
import WidgetKit

@main
struct TotalWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "total", provider: Totals()) { _ in TotalView() }
    }
}

struct TotalView: View {
    var body: some View {
        Text("Basket").totalled()
    }
}

// The phone's function with this name is not a part of the widget.
extension View {
    func totalled() -> some View { padding() }
}
