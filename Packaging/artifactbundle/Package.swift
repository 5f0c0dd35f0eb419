// swift-tools-version: 6.1
import PackageDescription

// dpend as a tool that is there: what `make artifactbundle` writes. A package that uses its plugins builds neither
// dpend nor swift-syntax. Beside a bundle at a URL it is `.binaryTarget(name: "dpend", url: …, checksum: …)`.
let package = Package(
    name: "dpend",
    platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .macCatalyst(.v15)],
    products: [
        .library(name: "DpendRuntime", targets: ["DpendRuntime"]),
        .plugin(name: "DpendPlugin", targets: ["DpendPlugin"]),
        .plugin(name: "DpendCommandPlugin", targets: ["DpendCommandPlugin"]),
        .plugin(name: "DpendInit", targets: ["DpendInit"]),
        .plugin(name: "DpendGenerate", targets: ["DpendGenerate"]),
    ],
    targets: [
        .binaryTarget(name: "dpend", path: "dpend.artifactbundle"),
        .target(name: "DpendRuntime"),
        .plugin(name: "DpendPlugin", capability: .buildTool(), dependencies: ["dpend"]),
        .plugin(
            name: "DpendCommandPlugin",
            capability: .command(
                intent: .custom(verb: "dpend", description: "Look at how the targets of this package are wired")),
            dependencies: ["dpend"]
        ),
        // Two plugins of their own, since a plugin that may write asks for permission in each run.
        .plugin(
            name: "DpendInit",
            capability: .command(
                intent: .custom(verb: "dpend-init", description: "Write a .dpend.yml for this project"),
                permissions: [.writeToPackageDirectory(reason: "It writes the file .dpend.yml.")]),
            dependencies: ["dpend"]
        ),
        .plugin(
            name: "DpendGenerate",
            capability: .command(
                intent: .custom(verb: "dpend-generate", description: "Write the generated files of this project"),
                permissions: [.writeToPackageDirectory(reason: "It writes the files that 'output-file' names.")]),
            dependencies: ["dpend"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
