// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
    targets: [
        .target(name: "Client", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
        .target(name: "ClientLive", dependencies: ["Client"]),
        .target(name: "Feature", dependencies: ["Client"]),
        .executableTarget(name: "Application", dependencies: ["Feature", "ClientLive"]),
        .executableTarget(name: "Widget", dependencies: ["Feature"]),
        .executableTarget(name: "Tool", dependencies: ["Feature"]),
        .executableTarget(name: "Idle", dependencies: ["Feature"]),
    ])
