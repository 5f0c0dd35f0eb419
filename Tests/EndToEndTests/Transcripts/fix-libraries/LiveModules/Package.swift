// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Live",
    dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
    targets: [
        .target(name: "Client", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
        .target(name: "ClientLive", dependencies: ["Client"]),
        .target(name: "Plain", dependencies: ["Client"]),
        .executableTarget(name: "App", dependencies: ["Client", "ClientLive", "Plain"]),
    ])
