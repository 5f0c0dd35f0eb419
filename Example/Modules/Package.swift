// swift-tools-version: 6.1
import PackageDescription

// Four modules, and tests of two. DpendPlugin wires them during the build. Outside of dpend's own repository the
//     dependency is .package(url: "https://github.com/dpend/dpend", from: "0.1.0")
let package = Package(
    name: "Modules",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "dpend", path: "../..")],
    targets: [
        .target(name: "Clocks", plugins: [.plugin(name: "DpendPlugin", package: "dpend")]),
        .target(
            name: "Pantry",
            dependencies: [.product(name: "DpendRuntime", package: "dpend")],
            plugins: [.plugin(name: "DpendPlugin", package: "dpend")]
        ),
        .target(
            name: "Recipes",
            dependencies: ["Clocks", "Pantry"],
            plugins: [.plugin(name: "DpendPlugin", package: "dpend")]
        ),
        .executableTarget(
            name: "Kitchen",
            dependencies: ["Recipes", .product(name: "DpendRuntime", package: "dpend")],
            plugins: [.plugin(name: "DpendPlugin", package: "dpend")]
        ),
        .testTarget(
            name: "RecipesTests",
            dependencies: ["Recipes"],
            plugins: [.plugin(name: "DpendPlugin", package: "dpend")]
        ),
        .testTarget(
            name: "KitchenTests",
            dependencies: ["Kitchen", "Recipes"],
            plugins: [.plugin(name: "DpendPlugin", package: "dpend")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
