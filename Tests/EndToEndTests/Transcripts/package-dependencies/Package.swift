// swift-tools-version: 6.1
import PackageDescription

let common: [Target.Dependency] = ["Core"]
let package = Package(
    name: "Shop",
    products: [.library(name: "ShopCore", targets: ["Core"])],
    dependencies: [.package(path: "Packages/Net")],
    targets: [
        .executableTarget(name: "App", dependencies: common + [.product(name: "NetKit", package: "Net")]),
        .target(name: "Core", dependencies: [.target(name: "Log", condition: .when(platforms: [.macOS, .linux]))]),
        .target(name: "Log"),
        .target(name: "Tool", dependencies: ["Core"]),
        .testTarget(name: "AppTests", dependencies: ["App", .byName(name: "Tool")]),
    ]
)
package.dependencies.append(.package(url: "https://example.com/elsewhere", from: "1.0.0"))
