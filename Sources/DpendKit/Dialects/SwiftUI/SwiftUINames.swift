/// The names of SwiftUI that matter to the ways of its environment.
enum SwiftUINames {
    /// The protocols of what stands in a hierarchy of views. Further ones end with `Style`.
    static let shown: Set<String> = [
        "View", "App", "Scene", "Commands", "Widget", "WidgetBundle", "ControlWidget", "ViewModifier",
        "EnvironmentalModifier", "ToolbarContent",
        "CustomizableToolbarContent", "TableColumnContent", "TableRowContent", "PreviewModifier", "Shape",
        "InsettableShape", "TabContent", "ListItem",
    ]
    static let modifierProtocols: Set<String> = ["ViewModifier", "EnvironmentalModifier", "PreviewModifier"]
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
    /// Those of them that UIKit makes for a scene. Where the program is an `App`, SwiftUI makes its own instead, unless
    /// code chooses another one.
    static let sceneDelegates: Set<String> = ["UIWindowSceneDelegate", "UISceneDelegate"]
    /// The types that show a view beside the hierarchy of views.
    static let hosts: Set<String> = [
        "UIHostingController", "NSHostingController", "NSHostingView", "NSHostingMenu", "WKHostingController",
        "WKUserNotificationHostingController",
        "UIHostingConfiguration", "ImageRenderer",
    ]
    /// Whether a type shows a view beside the hierarchy of views, by its name.
    static func isHost(_ name: String) -> Bool { hosts.contains(name) || name.hasSuffix("HostingController") }
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
    /// The modifiers of the platforms that supply nothing, or that have a meaning of their own here.
    static let modifiers: Set<String> = [
        "accentColor", "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityAddTraits",
        "accessibilityAdjustableAction", "accessibilityChildren", "accessibilityElement", "accessibilityFocused",
        "accessibilityHeading", "accessibilityHidden", "accessibilityHint", "accessibilityIdentifier",
        "accessibilityInputLabels", "accessibilityLabel", "accessibilityLabeledPair", "accessibilityRemoveTraits",
        "accessibilityRepresentation", "accessibilityRotor", "accessibilityShowsLargeContentViewer",
        "accessibilitySortPriority", "accessibilityTextContentType", "accessibilityValue", "alert", "alignmentGuide",
        "allowsHitTesting", "allowsTightening", "animation", "appStoreOverlay", "aspectRatio", "autocapitalization",
        "autocorrectionDisabled", "background", "backgroundStyle", "badge", "baselineOffset", "blendMode", "blur",
        "bold", "border", "brightness", "buttonBorderShape", "buttonRepeatBehavior", "buttonStyle",
        "chartBackground", "chartForegroundStyleScale", "chartLegend", "chartOverlay", "chartXAxis", "chartXScale",
        "chartYAxis", "chartYScale", "clipShape", "clipped", "colorInvert", "colorMultiply", "colorScheme",
        "commands", "compositingGroup", "confirmationDialog", "containerBackground", "containerRelativeFrame",
        "containerShape", "contentMargins", "contentMode", "contentShape", "contentTransition", "contextMenu",
        "contrast", "controlGroupStyle", "controlSize", "coordinateSpace", "cornerRadius", "datePickerStyle",
        "defaultFocus", "defaultScrollAnchor", "defaultSize", "defersSystemGestures",
        "deleteDisabled", "digitalCrownRotation", "disableAutocorrection", "disabled", "disclosureGroupStyle",
        "draggable", "drawingGroup", "dropDestination", "dynamicTypeSize", "edgesIgnoringSafeArea", "environment",
        "environmentObject", "equatable", "exportsItemProviders", "fileExporter", "fileImporter", "fileMover",
        "findDisabled", "fixedSize", "flipsForRightToLeftLayoutDirection", "focusEffectDisabled", "focusScope",
        "focusSection", "focusable", "focused", "focusedObject", "focusedSceneObject", "focusedSceneValue",
        "focusedValue", "font", "fontDesign", "fontWeight", "fontWidth", "foregroundColor", "foregroundStyle",
        "formStyle", "frame", "fullScreenCover", "gaugeStyle", "geometryGroup", "gesture", "glassEffect",
        "grayscale", "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment",
        "groupBoxStyle", "handlesExternalEvents", "headerProminence", "help", "hidden", "highPriorityGesture",
        "hoverEffect", "hueRotation", "id", "ignoresSafeArea", "imageScale", "indexViewStyle", "inspector",
        "inspectorColumnWidth", "interactiveDismissDisabled", "interpolation", "invalidatableContent", "italic",
        "itemProvider", "kerning", "keyboardShortcut", "keyboardType", "labelStyle", "labelsHidden",
        "layoutPriority", "layoutValue", "lineLimit", "lineSpacing", "listItemTint", "listRowBackground",
        "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "listRowSpacing", "listSectionSeparator",
        "listSectionSeparatorTint", "listSectionSpacing", "listStyle", "luminanceToAlpha", "mapControls", "mapStyle",
        "mask", "matchedGeometryEffect", "matchedTransitionSource", "menuIndicator", "menuOrder", "menuStyle",
        "minimumScaleFactor", "modelContainer", "modelContext", "modifier", "monospaced", "monospacedDigit",
        "moveDisabled", "multilineTextAlignment", "navigationBarBackButtonHidden", "navigationBarHidden",
        "navigationBarItems", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationDestination",
        "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "navigationSubtitle", "navigationTitle",
        "navigationTransition", "navigationViewStyle", "offset", "onAppear", "onChange", "onCommand",
        "onContinueUserActivity", "onContinuousHover", "onDelete", "onDisappear", "onDrag", "onDrop",
        "onGeometryChange", "onHover", "onInsert", "onKeyPress", "onLongPressGesture", "onMove", "onOpenURL",
        "onPreferenceChange", "onReceive", "onScrollGeometryChange", "onScrollPhaseChange",
        "onScrollVisibilityChange", "onSubmit", "onTapGesture", "opacity", "overlay", "overlayPreferenceValue",
        "padding", "persistentSystemOverlays", "pickerStyle", "popover", "position", "preference",
        "preferredColorScheme", "presentationBackground", "presentationCompactAdaptation",
        "presentationContentInteraction", "presentationCornerRadius", "presentationDetents",
        "presentationDragIndicator", "previewContext", "previewDevice", "previewDisplayName",
        "previewInterfaceOrientation", "previewLayout", "privacySensitive", "progressViewStyle", "projectionEffect",
        "quickLookPreview", "redacted", "refreshable", "renderingMode", "replaceDisabled", "resizable",
        "rotation3DEffect", "rotationEffect", "safeAreaInset", "safeAreaPadding", "saturation", "scaleEffect",
        "scaledToFill", "scaledToFit", "scenePadding", "scrollBounceBehavior", "scrollClipDisabled",
        "scrollContentBackground", "scrollDisabled", "scrollDismissesKeyboard", "scrollIndicators",
        "scrollIndicatorsFlash", "scrollPosition", "scrollTarget", "scrollTargetBehavior", "scrollTargetLayout",
        "scrollTransition", "searchCompletion", "searchFocused", "searchScopes", "searchSuggestions", "searchable",
        "selectionDisabled", "sensoryFeedback", "shadow", "sheet", "simultaneousGesture", "speechAdjustedPitch",
        "speechAlwaysIncludesPunctuation", "spring", "statusBar", "statusBarHidden", "strikethrough", "submitLabel",
        "submitScope", "swipeActions", "symbolEffect", "symbolRenderingMode", "symbolVariant", "tabItem",
        "tabViewStyle", "tableStyle", "tag", "task", "textCase", "textContentType", "textEditorStyle",
        "textFieldStyle", "textInputAutocapitalization", "textSelection", "tint", "toggleStyle", "toolbar",
        "toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarRole",
        "toolbarTitleDisplayMode", "toolbarTitleMenu", "toolbarVisibility", "tracking", "transaction",
        "transformEffect", "transformEnvironment", "transition", "truncationMode", "typeSelectEquivalent",
        "typesettingLanguage", "underline", "unredacted", "userActivity", "visualEffect", "windowLevel",
        "windowResizability", "windowStyle", "windowToolbarStyle", "zIndex",
    ]
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
