import Foundation

/// Determines the purpose of a type from its name and from its supertypes in the platform's frameworks.
struct CandidateNature {
    let nature: CandidateType.Nature

    /// - Parameters:
    ///   - name: The full nested name.
    ///   - foreign: The names of its undeclared supertypes, including its superclasses' ones.
    init(kind: ResolutionOptions.ImplicitKind, name: String, foreign: [String]) {
        let own = name.split(separator: ".").last.map(String.init) ?? name
        if Self.isTestDouble(name) {
            nature = .testDouble
        } else if foreign.contains(where: Self.entryPoints.contains) {
            nature = .entryPoint
        } else if foreign.contains(where: Self.errors.contains) {
            nature = .error
        } else if foreign.contains(where: Self.isView) || kind == .struct && Self.isViewName(own) {
            nature = .view
        } else if foreign.contains(where: Self.data.contains) || kind == .struct && foreign.contains(where: Self.comparisons.contains) {
            nature = .data
        } else {
            nature = .object
        }
    }

    /// Words that always mean test doubles. A `PreviewService` may show previews.
    static let doubleWords = ["Dummy", "Fake", "Mock", "Mocked", "Spy", "Stub", "Stubbed"]

    static func isTestDouble(_ name: String) -> Bool {
        doubleWords.contains { word in
            guard let range = name.range(of: word) else { return false }
            let next = range.upperBound < name.endIndex ? name[range.upperBound] : " "
            // `Spyglass` does not match.
            return !next.isLowercase
        }
    }

    private static let entryPoints: Set<String> = [
        "App", "AppIntent", "NSApplicationDelegate", "ParsableCommand", "AsyncParsableCommand", "PreviewProvider", "TimelineProvider",
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "UNNotificationServiceExtension", "Widget", "WidgetBundle",
        "WKApplicationDelegate", "WKExtensionDelegate", "XCTestCase", "IntentTimelineProvider", "AppIntentTimelineProvider", "AppEntity",
        "WidgetConfigurationIntent", "INExtension", "CompilerPlugin", "NSFileProviderReplicatedExtension", "NSFileProviderExtension",
    ]
    private static let errors: Set<String> = ["Error", "LocalizedError", "CustomNSError", "NSError", "Swift.Error"]
    private static let data: Set<String> = [
        "CaseIterable", "Codable", "Decodable", "Encodable", "CodingKey", "NSCoding", "NSSecureCoding", "NSManagedObject", "Object", "EmbeddedObject",
        "PersistentModel", "FetchableRecord", "PersistableRecord", "TableRecord", "RawRepresentable",
        "ExpressibleByStringLiteral", "OptionSet", "EnvironmentKey", "PreferenceKey", "Sequence", "Collection", "IteratorProtocol", "Transferable",
    ]
    /// Protocols that make a struct a value. A class uses them to compare identities.
    private static let comparisons: Set<String> = ["Equatable", "Hashable", "Comparable", "Identifiable"]
    private static let views: Set<String> = [
        "View", "ViewModifier", "Shape", "Layout", "Scene", "UIView", "NSView", "UIViewRepresentable", "UIViewControllerRepresentable",
        "NSViewRepresentable", "UITableViewHeaderFooterView", "UICollectionReusableView", "ToolbarContent", "DynamicViewContent", "Animatable",
        "UICollectionViewLayout", "UICollectionViewFlowLayout", "UITextField", "UIStackView",
    ]

    private static func isView(_ name: String) -> Bool {
        views.contains(name) || name.hasSuffix("Style") || name.hasSuffix("Representable") || isViewName(name)
    }

    private static func isViewName(_ name: String) -> Bool {
        ["View", "Cell", "Button", "Label", "Layer", "Window", "TextField", "Control"].contains { name.hasSuffix($0) }
    }
}
