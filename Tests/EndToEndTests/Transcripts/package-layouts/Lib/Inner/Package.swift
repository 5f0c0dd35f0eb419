// swift-tools-version: 6.1
import PackageDescription

let package = Package(name: "Inner", targets: [.target(name: "Inner")])
