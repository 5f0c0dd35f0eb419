/// The names of SwiftUI that matter to the ways of its environment.
enum SwiftUINames {
    /// The protocols of what stands in a hierarchy of views. Further ones end with `Style`.
    static let shown: Set<String> = [
        "View", "App", "Scene", "Commands", "Widget", "WidgetBundle", "ControlWidget", "ViewModifier",
        "EnvironmentalModifier", "ToolbarContent",
        "CustomizableToolbarContent", "TableColumnContent", "TableRowContent", "PreviewModifier", "Shape",
        "InsettableShape", "TabContent", "ListItem",
    ]
    /// Whether types of a protocol make views of UIKit or AppKit. Packages have such protocols for several systems.
    static func isBridge(_ name: String) -> Bool {
        name.hasSuffix("ViewRepresentable") || name.hasSuffix("ViewControllerRepresentable")
            || name == "WKInterfaceObjectRepresentable"
    }
    /// The protocols with whose types a program begins.
    static let programs: Set<String> = ["App", "Widget", "WidgetBundle", "ControlWidget"]
    /// The protocols of types that a system makes by their names.
    static let delegates: Set<String> = [
        "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
        "WKApplicationDelegate", "WKExtensionDelegate",
    ]
    /// The types that show a view beside the hierarchy of views.
    static let hosts: Set<String> = [
        "UIHostingController", "NSHostingController", "NSHostingView", "NSHostingMenu", "WKHostingController",
        "WKUserNotificationHostingController",
        "UIHostingConfiguration", "ImageRenderer",
    ]
    /// The members in which a type of SwiftUI has its views.
    static let bodies: Set<String> = [
        "body", "makeBody", "makeUIView", "updateUIView", "makeUIViewController", "updateUIViewController",
        "makeNSView", "updateNSView",
        "makeNSViewController", "updateNSViewController", "makeCoordinator",
    ]
    /// The modifiers whose content is shown apart, and gets what their own place has.
    static let presentations: Set<String> = [
        "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog",
    ]
    /// Views of SwiftUI with views in their arguments. A type of the sources with the same name is something else,
    /// unless it is a view.
    static let containers: Set<String> = [
        "AnyView", "Button", "ControlGroup", "DisclosureGroup", "ForEach", "Form", "Gauge", "GeometryReader", "Grid",
        "GridRow", "Group", "GroupBox", "HSplitView",
        "HStack", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List",
        "Menu", "MenuBarExtra", "OutlineGroup",
        "Picker", "ScrollView", "ScrollViewReader", "Section", "Settings", "ShareLink", "Stepper", "Tab", "TabSection",
        "TabView", "Table", "TableColumn",
        "TimelineView", "ToolbarItem", "ToolbarItemGroup", "VSplitView", "VStack", "ViewThatFits", "Window",
        "WindowGroup", "ZStack",
    ]
    static let stacks: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]
    /// The traits of previews that supply nothing.
    static let plainTraits: Set<String> = [
        "defaultLayout", "sizeThatFitsLayout", "fixedLayout", "portrait", "portraitUpsideDown", "landscapeLeft",
        "landscapeRight", "assistiveAccess",
    ]
    /// The attributes of properties with objects that SwiftUI supplies by itself.
    static let adaptors: Set<String> = [
        "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
        "WKExtensionDelegateAdaptor",
    ]
}
