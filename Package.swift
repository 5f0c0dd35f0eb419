// swift-tools-version: 6.1
import PackageDescription

// In a program with a static Swift runtime, an empty table replaces 34 MB of data. Scripts/icu-version prints the value
// of the variable.
let icuVersion = Context.environment["DPEND_ICU_VERSION"] ?? ""
let icuTable: [Target.Dependency] = icuVersion.isEmpty ? [] : ["EmptyICUData"]

let pluginProducts: [Product] = [
    .plugin(name: "DpendPlugin", targets: ["DpendPlugin"]),
    .plugin(name: "DpendCommandPlugin", targets: ["DpendCommandPlugin"]),
    .plugin(name: "DpendInit", targets: ["DpendInit"]),
    .plugin(name: "DpendGenerate", targets: ["DpendGenerate"]),
]
let plugins: [Target] = [
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
]

let package = Package(
    name: "dpend",
    platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .macCatalyst(.v15)],
    products: [
        .executable(name: "dpend", targets: ["dpend"]),
        .library(name: "DpendKit", targets: ["DpendKit"]),
        .library(name: "DpendRuntime", targets: ["DpendRuntime"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        .systemLibrary(
            name: "CPCRE2",
            pkgConfig: "libpcre2-8",
            providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]
        ),
        .target(name: "DpendRuntime"),
        .target(
            name: "DpendKit",
            dependencies: [
                "CPCRE2",
                "DpendRuntime",
                .product(name: "SwiftIfConfig", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "Yams", package: "Yams"),
            ],
            // The page of `dpend tree --format html`, compiled in so that dpend stays a single file.
            resources: [
                "graph.html", "graph.css", "model.js", "rows.js", "detail.js", "areas.js", "boxes.js", "layout.js",
                "layouts.js", "paint.js",
                "picture.js", "gestures.js", "drawing.js", "page.js", "dagre.min.js", "dagre-license.txt",
            ].map { .embedInCode("Reporting/Graph/Page/\($0)") } + [.embedInCode("Reporting/Explaining/Glossary.md")]
        ),
        .executableTarget(
            name: "dpend",
            dependencies: [
                "DpendKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ] + icuTable
        ),
        .target(
            name: "EmptyICUData",
            cSettings: [
                .define("ICU_TABLE", to: "icudt\(icuVersion)_dat"),
                .define("ICU_VERSION", to: icuVersion.isEmpty ? "0" : icuVersion),
            ]
        ),
        // The examples show dpend on real targets. dpend writes their `Derived` folders.
        .target(
            name: "ExampleLibrary", dependencies: ["DpendRuntime"], path: "Example/Library", exclude: ["Derived"]),
        .executableTarget(
            name: "ExampleApplication", dependencies: ["DpendRuntime", "ExampleLibrary"],
            path: "Example/Application"),
        .testTarget(
            name: "ExampleApplicationTests", dependencies: ["DpendRuntime", "ExampleApplication", "ExampleLibrary"],
            path: "Example/ApplicationTests"),
        .target(
            name: "ExampleDependencyCycle", dependencies: ["DpendRuntime"], path: "Example/DependencyCycle",
            exclude: ["Derived"]),

        // Makes hostile inputs from a seed and passes them to dpend: `make robustness`.
        .executableTarget(
            name: "RobustnessCheck",
            dependencies: [
                "DpendKit",
                "SeededRandom",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Tests/RobustnessCheck"
        ),
        // Makes random programs with known wiring, and compares the containers' results with it: `make programs`.
        .executableTarget(
            name: "RandomPrograms", dependencies: ["DpendKit", "DpendRuntime", "ProgramJournal", "SeededRandom"],
            path: "Tests/RandomPrograms"),
        // Finds from the sources of DpendKit which floor uses which: `Scripts/check-floors`.
        .executableTarget(
            name: "FloorCheck",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Tests/FloorCheck"
        ),
        .target(name: "ProgramJournal", path: "Tests/ProgramJournal"),
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),

        // Times dpend beside a program that only parses: `make benchmark`.
        .executableTarget(
            name: "ParseFloor", dependencies: [.product(name: "SwiftParser", package: "swift-syntax")],
            path: "Benchmarks/Speed/ParseFloor"),
        .executableTarget(
            name: "SpeedBenchmark", dependencies: ["SeededRandom"], path: "Benchmarks/Speed/SpeedBenchmark"),

        .testTarget(name: "DpendRuntimeTests", dependencies: ["DpendRuntime"]),
        .testTarget(
            name: "DpendKitTests",
            dependencies: [
                "DpendKit", "DpendRuntime", "SeededRandom", .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .testTarget(
            name: "EndToEndTests", dependencies: ["dpend", "RobustnessCheck"],
            exclude: ["Transcripts", "GeneratedCode"]),
    ],
    swiftLanguageModes: [.v6]
)

// On macOS the tests and their tools use newer functions, such as regular expressions and Mutex, than the systems of
// the products have.
if Context.environment["DPEND_TESTS"] != nil { package.platforms = [.macOS(.v15)] }

// SwiftPM compiles the tool of a plugin, and all that it depends on, once more. The tests need no plugins.
if Context.environment["DPEND_TESTS"] == nil {
    package.products.append(contentsOf: pluginProducts)
    package.targets.append(contentsOf: plugins)
}
