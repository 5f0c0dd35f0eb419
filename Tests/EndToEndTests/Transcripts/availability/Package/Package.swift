// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "App", platforms: [.iOS(.v16), .macOS("14.4")], targets: [.executableTarget(name: "App")])
