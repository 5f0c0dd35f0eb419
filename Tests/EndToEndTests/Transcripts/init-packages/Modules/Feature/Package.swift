// swift-tools-version: 6.2
import PackageDescription

let core: Target.Dependency = .product(name: "Core", package: "Core")
let package = Package(
    name: "Feature",
    products: [.library(name: "CartKit", targets: ["Cart"])],
    dependencies: [.package(path: "../Core")],
    targets: [.target(name: "Cart", dependencies: [.product(name: "Core", package: "Core")])]
)
