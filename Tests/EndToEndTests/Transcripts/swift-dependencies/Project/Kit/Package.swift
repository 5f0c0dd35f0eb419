// swift-tools-version: 6.0
import Foundation
import PackageDescription

let package = Package(
    name: "Kit",
    products: [.library(name: "Feature", targets: ["Feature"])],
    dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
    targets: [
        .target(name: "Client", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
        .target(name: "Feature", dependencies: ["Client"]),
    ])

// Only a test of the server sets the variable.
if ProcessInfo.processInfo.environment["TEST_SERVER"] == nil {
    package.products.append(contentsOf: [.library(name: "ClientLive", targets: ["ClientLive"])])
    package.targets.append(contentsOf: [.target(name: "ClientLive", dependencies: ["Client"])])
}
