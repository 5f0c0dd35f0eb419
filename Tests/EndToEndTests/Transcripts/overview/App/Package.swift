// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.9.0")],
    targets: [
        .target(name: "Core"),
        .executableTarget(name: "App", dependencies: ["Core", "Swinject"]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
    ]
)
