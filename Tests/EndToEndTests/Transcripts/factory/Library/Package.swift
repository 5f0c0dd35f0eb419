// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Accounts",
    dependencies: [.package(url: "https://github.com/hmlongco/Factory", from: "2.5.0")],
    targets: [.target(name: "Accounts", dependencies: [.product(name: "FactoryKit", package: "Factory")])]
)
