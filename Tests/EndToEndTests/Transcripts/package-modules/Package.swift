// swift-tools-version: 6.1
import PackageDescription

let shared: [Target] = [
    .target(name: "Networking"),
    .target(name: "Storage", dependencies: ["Networking"]),
]
let package = Package(
    name: "Shop",
    dependencies: [.package(path: "Packages/KeeperCore")],
    targets: shared + [
        .executableTarget(name: "App", dependencies: ["Networking", "Storage", .product(name: "KeeperCore", package: "KeeperCore")])
    ]
)
