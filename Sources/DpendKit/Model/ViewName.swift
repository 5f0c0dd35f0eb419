/// Recognizes views by the names of their classes, in the platforms' frameworks and elsewhere.
enum ViewName {
    /// Whether a class of this name shows something on a screen.
    static func isOne(_ name: String) -> Bool { suffixes.contains { name.hasSuffix($0) } }

    private static let suffixes = [
        "View", "ViewController", "NavigationController", "TabBarController", "WindowController", "InterfaceController",
        "HostingController",
        "AlertController", "Window", "Cell", "Control", "Button", "Label", "Layer",
    ]
}
