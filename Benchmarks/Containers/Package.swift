// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The comparison includes Dip if DIP names a checkout: DIP=/path/to/Dip ./run
let dip = ProcessInfo.processInfo.environment["DIP"]

let package = Package(
    name: "container-benchmark",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "dpend", path: "../..")] + (dip.map { [.package(name: "Dip", path: $0)] } ?? []),
    targets: [
        .executableTarget(
            name: "ContainerBenchmark",
            dependencies: [.product(name: "DpendRuntime", package: "dpend")]
                + (dip == nil ? [] : [.product(name: "Dip", package: "Dip")]),
            swiftSettings: dip == nil ? [] : [.define("DIP")])
    ]
)
