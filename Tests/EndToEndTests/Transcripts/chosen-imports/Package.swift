// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Chosen",
    targets: [.target(name: "A"), .target(name: "B"), .executableTarget(name: "App", dependencies: ["A", "B"])])
