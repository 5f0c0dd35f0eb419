// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Kit",
    products: [.library(name: "Feature", targets: ["Feature"]), .library(name: "ClientLive", targets: ["ClientLive"])],
    dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
    targets: [
        .target(name: "Client", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
        .target(name: "ClientLive", dependencies: ["Client"]),
        .target(name: "Feature", dependencies: ["Client"]),
    ])
