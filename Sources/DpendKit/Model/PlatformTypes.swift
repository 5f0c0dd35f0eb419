/// Finds the Apple framework or toolchain module that declares a well-known type.
enum PlatformTypes {
    /// The module that declares a type of this name, if it is known.
    ///
    /// - Parameters:
    ///   - path: A name that no visible source declares.
    ///   - imports: The imports of the file that uses it. A prefix alone, as in `UIViewController`, counts only with an
    ///     import.
    static func module(declaring path: String, imports: [String]) -> String? {
        let first = path.split(separator: ".").first.map(String.init) ?? path
        let visible = Set(imports).union(imports.flatMap { reexports[$0] ?? [] }).union(["Swift"])
        if let candidates = modules[first] {
            // A name of one word, such as `Image` or `Product`, may also exist elsewhere.
            let isTelling = first.dropFirst().contains(where: \.isUppercase)
            return candidates.first(where: imports.contains) ?? candidates.first(where: visible.contains)
                ?? (isTelling ? candidates.first : nil)
        }
        return prefixes.first { prefix, modules in
            hasPrefix(first, prefix) && modules.contains(where: visible.contains)
        }.flatMap { _, modules in modules.first(where: imports.contains) ?? modules.first(where: visible.contains) }
    }

    /// Whether a framework that any file may import declares a type of this name. Then a file of another module must
    /// say which of the two it means.
    static func mayDeclare(_ name: String) -> Bool {
        module(declaring: name, imports: ["AppKit", "Combine", "Foundation", "SwiftUI", "Testing", "UIKit"]) != nil
            || standardTypes.contains(name)
    }

    /// Whether one of these frameworks certainly declares a type of this name.
    static func declares(_ name: String, in frameworks: Set<String>) -> Bool {
        modules[name]?.contains(where: frameworks.contains) ?? false
    }

    /// The module that certainly declares a type: a module of the language, or an imported framework.
    static func module(knownToDeclare path: String, imports: [String]) -> String? {
        let first = path.split(separator: ".").first.map(String.init) ?? path
        if modules[first] == nil, standardTypes.contains(first) { return "Swift" }
        guard let module = module(declaring: path, imports: imports) else { return nil }
        return module == "Swift" || imports.contains(module) ? module : nil
    }

    /// Types of the standard library that need no import.
    static let standardTypes: Set<String> = [
        "Any", "AnyActor", "AnyObject", "Array", "ArraySlice", "BinaryFloatingPoint", "BinaryInteger", "Bool",
        "Character", "Codable", "Comparable",
        "CustomStringConvertible", "Decodable", "Dictionary", "Double", "Duration", "Encodable", "Equatable", "Float",
        "Hashable", "Identifiable",
        "Int", "Int8", "Int16", "Int32", "Int64", "Never", "Optional", "Result", "Sendable", "Set", "String",
        "Substring", "UInt", "UInt8",
        "UInt16", "UInt32", "UInt64", "Void",
    ]

    /// The classes of frameworks that have no initializer without parameters. A subclass inherits theirs.
    static let classesWithArguments: Set<String> = ["NSHostingController", "NSHostingView", "UIHostingController"]

    /// The modules whose types every source can name with the module `Swift`.
    static let standardModules: Set<String> = ["Swift", "_Concurrency", "_StringProcessing"]

    /// Whether a name consists of a prefix and a word: `UIView`, not `UID`.
    private static func hasPrefix(_ name: String, _ prefix: String) -> Bool {
        let rest = name.dropFirst(prefix.count)
        return name.hasPrefix(prefix) && rest.isCapitalized && !rest.dropFirst().isCapitalized
    }

    /// The modules that an import also imports.
    private static let reexports: [String: [String]] = [
        "UIKit": ["Foundation", "CoreGraphics", "QuartzCore", "CoreText"],
        "AppKit": ["Foundation", "CoreGraphics", "QuartzCore", "CoreText"],
        "Cocoa": ["Foundation", "AppKit", "CoreData"],
        "SwiftUI": ["Foundation", "CoreGraphics", "Combine", "UIKit", "AppKit"], "WatchKit": ["Foundation", "UIKit"],
        "AVKit": ["AVFoundation"], "PhotosUI": ["Photos"], "MetalKit": ["Metal"], "CoreData": ["Foundation"],
        "WidgetKit": ["SwiftUI"],
    ]

    /// The frameworks by the prefix of their Objective-C types.
    private static let prefixes: [(prefix: String, modules: [String])] = [
        ("UI", ["UIKit"]), ("NS", ["Foundation", "AppKit", "UIKit", "CoreData"]), ("CL", ["CoreLocation"]),
        ("CN", ["Contacts"]),
        ("AV", ["AVFoundation", "AVKit"]), ("MK", ["MapKit"]), ("PH", ["Photos", "PhotosUI"]), ("EK", ["EventKit"]),
        ("HK", ["HealthKit"]),
        ("WK", ["WebKit", "WatchKit"]), ("UN", ["UserNotifications"]), ("CB", ["CoreBluetooth"]), ("CK", ["CloudKit"]),
        ("AS", ["AuthenticationServices"]), ("LA", ["LocalAuthentication"]), ("NW", ["Network"]),
        ("NE", ["NetworkExtension"]),
        ("MTL", ["Metal"]), ("MTK", ["MetalKit"]), ("SC", ["SystemConfiguration"]), ("SK", ["StoreKit", "SpriteKit"]),
        ("SCN", ["SceneKit"]),
        ("SF", ["SafariServices"]), ("PK", ["PassKit", "PushKit"]), ("CX", ["CallKit"]),
        ("CT", ["CoreTelephony", "CoreText"]),
        ("CV", ["CoreVideo"]), ("CM", ["CoreMedia", "CoreMotion"]), ("CI", ["CoreImage"]), ("CA", ["QuartzCore"]),
        ("CG", ["CoreGraphics"]),
        ("ML", ["CoreML"]), ("VN", ["Vision"]), ("GK", ["GameKit"]), ("GC", ["GameController"]), ("IN", ["Intents"]),
        ("MF", ["MessageUI"]),
        ("MC", ["MultipeerConnectivity"]), ("MX", ["MetricKit"]), ("WC", ["WatchConnectivity"]), ("AR", ["ARKit"]),
        ("PDF", ["PDFKit"]),
        ("QL", ["QuickLook"]), ("BG", ["BackgroundTasks"]), ("NL", ["NaturalLanguage"]), ("CP", ["CarPlay"]),
        ("OS", ["os", "OSLog"]),
        ("MP", ["MediaPlayer"]), ("AD", ["AdServices"]), ("AT", ["AppTrackingTransparency"]),
        ("LP", ["LinkPresentation"]), ("HM", ["HomeKit"]),
    ]

    private static let modules: [String: [String]] = {
        let lists: [String: [String]] = [
            "Combine": [
                "AnyCancellable", "AnyPublisher", "AnySubscriber", "AnySubject", "Cancellable", "ConnectablePublisher",
                "CurrentValueSubject",
                "Deferred", "Fail", "Future", "Just", "ObservableObject", "ObservableObjectPublisher",
                "PassthroughSubject", "Published",
                "Publisher", "Publishers", "Scheduler", "Subject", "Subscriber", "Subscribers", "Subscription",
            ],
            "SwiftUI": [
                "AnyView", "AppStorage", "Binding", "Color", "ColorScheme", "Environment", "EnvironmentValues", "Font",
                "Gradient", "Image",
                "LocalizedStringKey", "NavigationPath", "OpenURLAction", "ScenePhase", "State", "Text", "View",
                "ViewModifier", "DismissAction",
            ],
            "Foundation": [
                "AttributedString", "Bundle", "ByteCountFormatter", "Calendar", "CharacterSet", "Data", "Date",
                "DateComponents",
                "DateFormatter", "DateInterval", "Decimal", "DispatchQueue", "FileHandle", "FileManager", "Formatter",
                "HTTPCookie",
                "HTTPCookieStorage", "HTTPURLResponse", "IndexPath", "IndexSet", "ISO8601DateFormatter", "JSONDecoder",
                "JSONEncoder",
                "Locale", "LocalizedError", "Measurement", "Notification", "NotificationCenter", "NumberFormatter",
                "Operation",
                "OperationQueue", "PersonNameComponents", "Process", "ProcessInfo", "Progress", "PropertyListDecoder",
                "PropertyListEncoder",
                "RelativeDateTimeFormatter", "RunLoop", "Scanner", "Stream", "Thread", "TimeInterval", "TimeZone",
                "Timer", "URL", "URLCache",
                "URLComponents", "URLCredential", "URLProtocol", "URLQueryItem", "URLRequest", "URLResponse",
                "URLSession",
                "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask",
                "URLSessionWebSocketTask", "UUID",
                "UndoManager", "UserDefaults", "XMLParser",
            ],
            "Dispatch": [
                "DispatchGroup", "DispatchSemaphore", "DispatchSourceTimer", "DispatchTime", "DispatchTimeInterval",
                "DispatchWorkItem",
            ],
            "os": ["Logger", "OSAllocatedUnfairLock", "OSLog"],
            "CryptoKit": ["AES", "Curve25519", "P256", "SHA256", "SymmetricKey"],
            "SwiftData": ["ModelContainer", "ModelContext", "ModelConfiguration"],
            "StoreKit": ["Product"],
            "Swift": [
                "AnyHashable", "AsyncStream", "AsyncThrowingStream", "CheckedContinuation", "ClosedRange", "CodingKey",
                "Collection",
                "ContinuousClock", "Decoder", "Encoder", "Error", "Hasher", "Mirror", "ObjectIdentifier", "Range",
                "Result", "Sequence", "StaticString",
                "SuspendingClock", "Task", "UnownedJob", "UnsafeRawPointer",
            ],
            "CoreGraphics": ["CGFloat", "CGPoint", "CGRect", "CGSize"],
            "Security": ["SecKey", "SecCertificate", "SecTrust", "SecIdentity", "SecAccessControl"],
        ]
        var result: [String: [String]] = [
            "DispatchQueue": ["Dispatch"], "OSLog": ["OSLog", "os"], "Logger": ["os", "OSLog"],
        ]
        for (module, names) in lists.sorted(by: { $0.key < $1.key }) {
            for name in names where result[name] == nil { result[name] = [module] }
        }
        return result
    }()
}
