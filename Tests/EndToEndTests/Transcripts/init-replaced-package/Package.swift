// swift-tools-version: 6.0
import PackageDescription

// Only editors read it.
let package = Package(name: "Notes", targets: [.target(name: "Notes", path: "App")])
