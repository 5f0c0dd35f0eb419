// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The comparison includes other containers whose checkouts these variables name: DIP=/path/to/Dip ./run
let others: [(name: String, product: String, folder: String)] = [
    ("DIP", "Dip"), ("FACTORY", "FactoryKit"), ("SWINJECT", "Swinject"),
].compactMap { variable, product in
    ProcessInfo.processInfo.environment[variable].map { (variable, product, $0) }
}

let package = Package(
    name: "container-benchmark",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "dpend", path: "../..")] + others.map { .package(path: $0.folder) },
    targets: [
        .executableTarget(
            name: "ContainerBenchmark",
            dependencies: [.product(name: "DpendRuntime", package: "dpend")]
                + others.map { .product(name: $0.product, package: URL(filePath: $0.folder).lastPathComponent) },
            swiftSettings: others.map { .define($0.name) })
    ]
)
