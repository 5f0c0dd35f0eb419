// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    targets: [
        .target(name: "Sheets"),
        .executableTarget(name: "Screens", dependencies: ["Sheets"]),
        .executableTarget(name: "Shop", dependencies: ["Sheets"]),
    ])
