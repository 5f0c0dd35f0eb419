// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Blink",
    targets: [.executableTarget(name: "Blink", swiftSettings: [.enableExperimentalFeature("Embedded")])]
)
