// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Net",
    products: [
        .library(name: "NetKit", targets: ["Net"]),
        .library(name: "NetMocks", targets: ["NetMocks"]),
    ],
    targets: [.target(name: "Net"), .target(name: "NetMocks", dependencies: ["Net"]), .testTarget(name: "NetTests", dependencies: ["NetMocks"])]
)
