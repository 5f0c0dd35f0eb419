// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.macOS(.v13)],
    dependencies: [.package(path: "../Modules/Core"), .package(path: "../Modules/Feature")],
    targets: [
        .executableTarget(
            name: "Shop",
            dependencies: ["Assets", .product(name: "CartKit", package: "Feature")],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "Assets"),
        .testTarget(name: "ShopTests", dependencies: ["Shop", .product(name: "CoreMocks", package: "Core")]),
        .plugin(name: "Lint", capability: .buildTool()),
    ]
)
