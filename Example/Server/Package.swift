// swift-tools-version: 6.1
import PackageDescription

// An HTTP server with a container for each request. The generated container needs nothing at run time: '--container static'.
let package = Package(
    name: "Server",
    platforms: [.macOS(.v12)],
    dependencies: [.package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1")],
    targets: [.executableTarget(name: "Server", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")])],
    swiftLanguageModes: [.v6]
)
