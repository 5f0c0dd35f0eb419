// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "start-benchmark",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "dpend", path: "../..")],
    targets: [
        .executableTarget(name: "StartBenchmark", dependencies: [.product(name: "DpendRuntime", package: "dpend")])
    ]
)
