// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.10.0")],
    targets: [
        .target(name: "Core", dependencies: ["Swinject"]),
        .target(name: "Feature", dependencies: ["Core"]),
        .executableTarget(name: "App", dependencies: ["Core", "Feature", "Swinject"]),
    ])
