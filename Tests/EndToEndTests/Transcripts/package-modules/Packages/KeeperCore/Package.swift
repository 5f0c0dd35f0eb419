// swift-tools-version: 6.1
import PackageDescription

let package = Package(name: "KeeperCore", targets: [.target(name: "KeeperCore", path: "Sources", exclude: ["Left"])])
