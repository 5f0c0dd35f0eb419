// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Layouts",
    targets: [
        .target(name: "Left", path: "Shared", exclude: ["Old", "Right"], sources: ["Left", "Both.swift"]),
        .target(name: "Right", path: "Shared", exclude: ["Old", "Left", "Both.swift"], sources: ["Right"]),
        .target(name: "Lib", dependencies: ["Left", "Right"], path: "Shared/../Lib", exclude: ["Inner"], resources: [.copy("Templates")]),
        .testTarget(name: "LibTests", dependencies: ["Lib"]),
    ]
)
