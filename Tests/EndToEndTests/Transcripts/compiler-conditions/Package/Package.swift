// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    traits: [.default(enabledTraits: ["Telemetry"]), .trait(name: "Telemetry", enabledTraits: ["Debugging"]), "Debugging"],
    targets: [
        .executableTarget(
            name: "App",
            swiftSettings: [.enableExperimentalFeature("Embedded"), .define("UNUSED"), .enableUpcomingFeature("StrictConcurrency")])
    ])
