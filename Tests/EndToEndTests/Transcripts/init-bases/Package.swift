// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Music",
    targets: [.target(name: "Feeds"), .executableTarget(name: "App", dependencies: ["Feeds"])])
