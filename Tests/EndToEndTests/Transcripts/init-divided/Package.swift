// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Divided",
    targets: [
        .target(name: "Search"),
        .executableTarget(name: "App", dependencies: ["Search"]),
    ])
