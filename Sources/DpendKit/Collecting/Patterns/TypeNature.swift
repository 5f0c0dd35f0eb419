/// The purpose of a type, as far as its declaration shows it: by the names of its supertypes in frameworks, which no
/// source declares.
enum TypeNature: Sendable {
    /// An object that a container could make.
    case object
    /// A value that is compared, encoded or stored.
    case data
    /// A view, a cell, a style: the platform's user interface or other views make it.
    case view
    case error
    /// The system makes it: an application's delegate, an intent, a test.
    case entryPoint

    /// - Parameters:
    ///   - name: The full nested name.
    ///   - foreign: The names of its undeclared supertypes, including its superclasses' ones.
    init(isStruct: Bool, name: String, foreign: [String], attributes: [String]) {
        if foreign.contains(where: Self.entryPointNames.contains) || attributes.contains("main") {
            self = .entryPoint
        } else if foreign.contains(where: Self.errorNames.contains) {
            self = .error
        } else if foreign.contains(where: Self.isView)
            || isStruct && (Self.endsLikeView(name) || name.hasSuffix("Style"))
        {
            self = .view
        } else if foreign.contains(where: Self.dataNames.contains)
            || isStruct && foreign.contains(where: Self.comparisons.contains) || attributes.contains("Model")
        {
            self = .data
        } else {
            self = .object
        }
    }

    private static let entryPointNames: Set<String> = [
        "App", "AppIntent", "NSApplicationDelegate", "ParsableCommand", "AsyncParsableCommand", "PreviewProvider",
        "TimelineProvider",
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "UNNotificationServiceExtension", "Widget",
        "WidgetBundle",
        "WKApplicationDelegate", "WKExtensionDelegate", "XCTestCase", "IntentTimelineProvider",
        "AppIntentTimelineProvider", "AppEntity",
        "WidgetConfigurationIntent", "INExtension", "CompilerPlugin", "NSFileProviderReplicatedExtension",
        "NSFileProviderExtension",
    ]
    private static let errorNames: Set<String> = ["CustomNSError", "Error", "LocalizedError", "NSError", "Swift.Error"]
    private static let dataNames: Set<String> = [
        "BaseMappable", "CaseIterable", "Codable", "CodingKey", "Collection", "Decodable", "EmbeddedObject",
        "Encodable", "EnvironmentKey",
        "ExpressibleByStringLiteral", "FetchableRecord", "ImmutableMappable", "IteratorProtocol", "Mappable",
        "NSCoding", "NSManagedObject",
        "NSSecureCoding", "Object", "OptionSet", "PersistableRecord", "PersistentModel", "PreferenceKey",
        "RawRepresentable", "Sequence",
        "TableRecord", "Transferable",
    ]
    /// Protocols that make a struct a value. A class uses them to compare identities.
    private static let comparisons: Set<String> = ["Comparable", "Equatable", "Hashable", "Identifiable"]
    private static let views: Set<String> = [
        "Animatable", "CALayer", "Commands", "DynamicViewContent", "Layout", "Scene", "Shape", "ToolbarContent", "View",
        "ViewModifier",
    ]
    private static let viewEndings = [
        "Bar", "Button", "Cell", "Control", "Field", "Label", "Layer", "Slider", "Switch", "View", "Window",
    ]

    private static func isView(_ name: String) -> Bool {
        views.contains(name) || endsLikeView(name)
            || ["Layout", "Representable", "Style"].contains(where: name.hasSuffix)
    }

    private static func endsLikeView(_ name: String) -> Bool { viewEndings.contains(where: name.hasSuffix) }
}
