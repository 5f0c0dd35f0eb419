// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Finder",
    targets: [
        .target(name: "Network"),
        .target(name: "Search", dependencies: ["Network"]),
        .executableTarget(name: "App", dependencies: ["Search"]),
        .testTarget(name: "SearchTests", dependencies: ["Search"]),
    ]
)
