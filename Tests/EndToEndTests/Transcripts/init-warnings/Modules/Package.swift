// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Reader",
    products: [.library(name: "Extras", targets: ["Extras"])],
    targets: [
        .target(name: "Images"),
        .target(name: "Extras", dependencies: ["Images"]),
        .executableTarget(name: "App", dependencies: ["Images"]),
    ])
