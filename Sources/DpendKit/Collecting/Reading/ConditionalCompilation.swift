import SwiftIfConfig
import SwiftSyntax

/// Answers the questions of `#if` for the defines and the platform of a run (semantics, section 1).
final class ConditionalCompilation: BuildConfiguration {
    private let defines: Set<String>
    private let platform: Platform
    /// Whether a condition that was asked about depends on the platform. Reset by whoever asks.
    var dependsOnPlatform = false

    init(defines: Set<String>, platform: Platform) {
        self.defines = defines
        self.platform = platform
    }

    func isCustomConditionSet(name: String) -> Bool { defines.contains(name) }

    // What a compiler of this generation offers; dpend is no judge of single features.
    func hasFeature(name: String) -> Bool { true }
    func hasAttribute(name: String) -> Bool { true }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let module = importPath.first?.1 else { return false }
        guard let platforms = PlatformFramework.platforms(of: module) else { return true }
        dependsOnPlatform = true
        return platforms.contains(platform)
    }

    func isActiveTargetOS(name: String) -> Bool {
        dependsOnPlatform = true
        return name == platform.conditionName || (name == "OSX" && platform == .macos)
    }

    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(arm64)
            name == "arm64"
        #else
            name == "x86_64"
        #endif
    }

    func isActiveTargetEnvironment(name: String) -> Bool { false }

    func isActiveTargetRuntime(name: String) -> Bool {
        dependsOnPlatform = true
        return name == (platform.isApple ? "_ObjC" : "_Native") || name == "_multithreaded"
    }

    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == (platform.isApple ? "MachO" : "ELF") }

    let targetPointerBitWidth = 64
    let targetAtomicBitWidths = [8, 16, 32, 64, 128]
    let endianness = Endianness.little
    let languageVersion = VersionTuple(6, 0)
    let compilerVersion = VersionTuple(6, 3)
}
