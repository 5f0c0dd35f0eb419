// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Targets",
    targets: [
        .target(
            name: "Core", swiftSettings: [.swiftLanguageMode(.v5), .define("TRACING"), .enableUpcomingFeature("ExistentialAny")]),
        .executableTarget(name: "App", dependencies: ["Core"]),
    ])
