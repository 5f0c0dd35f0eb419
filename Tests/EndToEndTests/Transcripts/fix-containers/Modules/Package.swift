// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Modules",
    targets: [
        .target(name: "Kit"),
        .target(name: "Feature", dependencies: ["Kit"]),
        .target(name: "Screens", dependencies: ["Feature"]),
    ])
