/// Platform types that an application passes in, because a single instance exists or the application configures it.
enum PlatformServices {
    private static let names: Set<String> = [
        "AVAudioSession", "Bundle", "CLLocationManager", "CNContactStore", "EKEventStore", "FileManager",
        "HKHealthStore", "HTTPCookieStorage",
        "ModelContainer", "NotificationCenter", "NSWorkspace", "PHPhotoLibrary", "ProcessInfo", "SKPaymentQueue",
        "UIApplication", "UIDevice",
        "UIPasteboard", "UIScreen", "UNUserNotificationCenter", "URLCache", "URLSession", "UserDefaults", "WCSession",
        "NSUbiquitousKeyValueStore",
        "CXCallController", "CXProvider", "MPRemoteCommandCenter", "MPNowPlayingInfoCenter", "ASIdentifierManager",
        "NSPersistentContainer",
        "LAContext", "JSONDecoder", "JSONEncoder", "URLSessionConfiguration", "Calendar", "NWPathMonitor",
    ]

    static func contain(_ name: String) -> Bool { names.contains(name) }
}
