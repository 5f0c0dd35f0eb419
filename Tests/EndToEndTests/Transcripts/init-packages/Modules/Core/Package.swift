// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Core",
    products: [.library(name: "Core", targets: ["Core"]), .library(name: "CoreMocks", targets: ["CoreMocks"])],
    targets: [
        .target(name: "Core", exclude: ["Old"]),
        .target(name: "CoreMocks", dependencies: ["Core"]),
    ]
)
