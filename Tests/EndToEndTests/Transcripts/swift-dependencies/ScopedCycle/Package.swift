// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Quiz",
    dependencies: [.package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.0.0")],
    targets: [
        .target(name: "Clients", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
        .target(name: "Game", dependencies: ["Clients"]),
        .target(name: "Trailer", dependencies: ["Game"]),
        .target(name: "Home", dependencies: ["Clients"]),
        .executableTarget(name: "App", dependencies: ["Home", "Trailer"]),
        .executableTarget(name: "Preview", dependencies: ["Home"]),
    ])
