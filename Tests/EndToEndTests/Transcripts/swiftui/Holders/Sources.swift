import SwiftUI
import UIKit

final class PlayerState: ObservableObject { var isPlaying = false }
final class Theme: ObservableObject { var name = "" }

@main struct PlayerApp: App {
    var body: some Scene { WindowGroup { PlayerContainer { Controls() } } }
}

/// Views of UIKit around what the caller passes.
struct PlayerContainer<Content: View>: UIViewControllerRepresentable {
    private let content: Content

    init(@ViewBuilder content: @escaping () -> Content) { self.content = content() }

    func makeUIViewController(context: Context) -> PlayerController {
        let controls = AnyView(content.padding())
        return PlayerController(state: PlayerState(), controls: controls)
    }

    func updateUIViewController(_ controller: PlayerController, context: Context) {}
}

final class PlayerController: UIViewController {
    private let state: PlayerState
    private let controls: AnyView

    init(state: PlayerState, controls: AnyView) {
        self.state = state
        self.controls = controls
        super.init(nibName: nil, bundle: nil)
    }

    private lazy var host: UIHostingController<AnyView> = {
        UIHostingController(rootView: AnyView(Frame(controls: controls).environmentObject(state)))
    }()

    override func viewDidLoad() { addChild(host) }
}

struct Frame: View {
    let controls: AnyView
    var body: some View { controls.padding() }
}

struct Controls: View {
    @EnvironmentObject var state: PlayerState
    // Nothing supplies this one.
    @EnvironmentObject var theme: Theme
    var body: some View { Text("\(theme.name) \(state.isPlaying)") }
}

// The same without a representable.
func present(_ content: some View) -> UIViewController {
    PlayerController(state: PlayerState(), controls: AnyView(content))
}

final class Opener {
    func open() -> UIViewController { present(OpenedControls()) }
    func show() { _ = open() }
}

struct OpenedControls: View {
    @EnvironmentObject var state: PlayerState
    var body: some View { Text("\(state.isPlaying)") }
}

let opener = Opener()
