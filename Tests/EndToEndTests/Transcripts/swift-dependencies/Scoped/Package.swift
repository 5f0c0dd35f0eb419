// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    dependencies: [.package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.0.0")],
    targets: [
        .target(name: "Keys", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
        .target(name: "Game", dependencies: ["Keys"]),
        .target(name: "Trailer", dependencies: ["Game"]),
        .target(name: "Home", dependencies: ["Keys"]),
        .executableTarget(name: "App", dependencies: ["Home", "Trailer"]),
    ])
