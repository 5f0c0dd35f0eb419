// swift-tools-version: 6.1
import PackageDescription

// Six modules. ShopAPI has the protocols; the features have internal classes only, and the application links them by
// one container. DpendPlugin writes an exports file into each feature. Outside of dpend's own repository the dependency
// is .package(url: "https://github.com/dpend/dpend", from: "0.1.0")
let plugins: [Target.PluginUsage] = [.plugin(name: "DpendPlugin", package: "dpend")]

let package = Package(
    name: "Features",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "dpend", path: "../..")],
    targets: [
        .target(name: "ShopAPI", plugins: plugins),
        .target(name: "Storage", dependencies: ["ShopAPI"], plugins: plugins),
        .target(name: "Catalog", dependencies: ["ShopAPI"], plugins: plugins),
        .target(name: "Cart", dependencies: ["ShopAPI"], plugins: plugins),
        .target(name: "Account", dependencies: ["ShopAPI"], plugins: plugins),
        .executableTarget(
            name: "Shop", dependencies: ["ShopAPI", "Storage", "Catalog", "Cart", "Account"], plugins: plugins),
    ],
    swiftLanguageModes: [.v6]
)
