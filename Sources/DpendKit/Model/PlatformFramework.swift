/// The platforms of the frameworks that `canImport` names.
enum PlatformFramework {
    private static let apple: Set<Platform> = [.macos, .ios, .tvos, .watchos, .visionos]
    private static let notApple = Set(Platform.allCases).subtracting(apple)
    private static let touch: Set<Platform> = [.ios, .tvos, .visionos]

    private static let table: [String: Set<Platform>] = {
        var table: [String: Set<Platform>] = [
            "AppKit": [.macos], "Cocoa": [.macos], "Carbon": [.macos], "IOKit": [.macos], "ServiceManagement": [.macos],
            "UIKit": [.ios, .tvos, .watchos, .visionos], "WatchKit": [.watchos], "TVUIKit": [.tvos],
            "CarPlay": [.ios], "RealityKit": [.macos, .ios, .visionos], "ARKit": [.ios, .visionos],
            "WidgetKit": [.macos, .ios, .watchos, .visionos], "ActivityKit": [.ios], "BackgroundTasks": touch,
            "MessageUI": [.ios, .visionos], "WebKit": [.macos, .ios, .visionos], "PassKit": apple.subtracting([.tvos]),
            "SafariServices": [.macos, .ios, .visionos], "CoreTelephony": [.ios], "PDFKit": [.macos, .ios, .visionos],
            "QuickLook": [.ios, .visionos], "Photos": apple, "PhotosUI": apple.subtracting([.tvos]),
            "Glibc": [.linux, .freebsd], "Musl": [], "FoundationNetworking": notApple, "FoundationXML": notApple,
            "Android": [.android], "Bionic": [.android], "WASILibc": [.wasi], "WinSDK": [.windows], "CRT": [.windows],
            "ucrt": [.windows],
        ]
        for name in [
            "Darwin", "ObjectiveC", "os", "OSLog", "Combine", "SwiftUI", "CoreData", "SwiftData", "CoreGraphics",
            "CoreLocation", "CoreMedia", "CoreML", "CoreText", "CoreImage", "CoreBluetooth", "CoreServices",
            "CryptoKit", "Security", "SystemConfiguration", "UserNotifications", "StoreKit", "CloudKit", "Contacts",
            "AVFoundation", "AVKit", "AuthenticationServices", "LocalAuthentication", "MapKit", "Metal", "MetalKit",
            "Network", "NaturalLanguage", "QuartzCore", "SpriteKit", "SceneKit", "GameKit", "Vision", "EventKit",
            "HealthKit", "UniformTypeIdentifiers", "Accelerate", "AudioToolbox", "GameController",
            "Intents", "AppIntents", "MultipeerConnectivity", "ImageIO", "TipKit", "Charts",
            "WatchConnectivity", "DeveloperToolsSupport", "CommonCrypto", "MetricKit", "CallKit", "PushKit",
        ] {
            table[name] = apple
        }
        return table
    }()

    /// The platforms of a framework, or nil for a module that belongs to no platform.
    static func platforms(of module: String) -> Set<Platform>? { table[module] }

    /// Modules of the compiler or the platform, which are never libraries of a package.
    private static let others: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch", "Observation",
        "Synchronization", "Distributed", "RegexBuilder", "Testing", "XCTest", "DpendRuntime",
    ]

    /// Whether a module comes with the compiler, the platform or dpend itself.
    static func isKnown(_ module: String) -> Bool { table[module] != nil || others.contains(module) }
}
