// swift-tools-version: 6.1
import PackageDescription

// An HTTP server with a container for each request, which closes what it opened. The generated container needs nothing
// at run time: '--container static'.
let package = Package(
    name: "Server",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1")],
    targets: [
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .executableTarget(
            name: "Server", dependencies: ["CSQLite", .product(name: "FlyingFox", package: "FlyingFox")]),
    ],
    swiftLanguageModes: [.v6]
)
