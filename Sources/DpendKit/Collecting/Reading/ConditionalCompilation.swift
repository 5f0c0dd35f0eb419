import SwiftIfConfig
import SwiftSyntax

/// Answers the questions of `#if` for the defines and the platform of a run (semantics, section 1).
final class ConditionalCompilation: BuildConfiguration {
    private let defines: Set<String>
    private let platform: Platform
    /// Whether a condition that was asked about depends on the platform. Reset by whoever asks.
    var dependsOnPlatform = false

    init(defines: Set<String>, platform: Platform) {
        self.defines = defines
        self.platform = platform
    }

    func isCustomConditionSet(name: String) -> Bool { defines.contains(name) }

    // What a compiler of this generation offers; dpend is no judge of single features.
    func hasFeature(name: String) -> Bool { true }
    func hasAttribute(name: String) -> Bool { true }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let module = importPath.first?.1 else { return false }
        guard let platforms = PlatformFramework.platforms(of: module) else { return true }
        dependsOnPlatform = true
        return platforms.contains(platform)
    }

    func isActiveTargetOS(name: String) -> Bool {
        dependsOnPlatform = true
        return name == platform.conditionName || (name == "OSX" && platform == .macos)
    }

    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(arm64)
            name == "arm64"
        #else
            name == "x86_64"
        #endif
    }

    func isActiveTargetEnvironment(name: String) -> Bool { false }

    func isActiveTargetRuntime(name: String) -> Bool {
        dependsOnPlatform = true
        return name == (platform.isApple ? "_ObjC" : "_Native") || name == "_multithreaded"
    }

    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == (platform.isApple ? "MachO" : "ELF") }

    let targetPointerBitWidth = 64
    let targetAtomicBitWidths = [8, 16, 32, 64, 128]
    let endianness = Endianness.little
    let languageVersion = VersionTuple(6, 0)
    let compilerVersion = VersionTuple(6, 3)
}

/// Which platforms have the frameworks that `canImport` is asked for.
private enum PlatformFramework {
    private static let apple: Set<Platform> = [.macos, .ios, .tvos, .watchos, .visionos]
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
            "Glibc": [.linux], "Musl": [], "FoundationNetworking": [.linux], "FoundationXML": [.linux],
            "Android": [], "Bionic": [], "WASILibc": [], "WinSDK": [], "CRT": [], "ucrt": [],
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
}
