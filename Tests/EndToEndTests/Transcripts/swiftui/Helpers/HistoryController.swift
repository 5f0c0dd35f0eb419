import SwiftUI
import UIKit

// No representable is around it.
final class HistoryController: UIViewController {
    let source = HistorySource()
}

// A representable in the same file makes it.
final class WebView: UIView {
    func finish() { addSubview(UIHostingController(rootView: ResultView()).view) }
}

struct WebRepresentable: UIViewRepresentable {
    func makeUIView(context: Context) -> WebView { WebView() }
    func updateUIView(_ view: WebView, context: Context) {}
}

struct ResultView: View {
    @EnvironmentObject var router: Router
    var body: some View { Button("Close") { router.open("result") } }
}
