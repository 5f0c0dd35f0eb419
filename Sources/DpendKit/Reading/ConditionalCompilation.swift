import SwiftIfConfig
import SwiftSyntax

/// Evaluates `#if` for the defines, the platform and the architecture of a run (semantics, section 1).
final class ConditionalCompilation: BuildConfiguration {
    private let defines: Set<String>
    private let setPlatform: Platform
    private let architecture: Architecture
    let compiler: CompilerConditions
    let deploymentTargets: [Platform: VersionNumber]
    private let isPlatformGiven: Bool
    /// Whether an evaluated condition depends on something that no option decides. The caller resets it.
    private var isUnsure = false
    /// Whether an evaluated condition depends on the platform. The caller resets it.
    var dependsOnPlatform = false
    /// The same for the architecture.
    var dependsOnArchitecture = false
    /// The conditions on which all results depend.
    private(set) var asked = AskedConditions()

    init(
        defines: Set<String>, platform: Platform, architecture: Architecture, compiler: CompilerConditions,
        deploymentTargets: [Platform: VersionNumber], isPlatformGiven: Bool
    ) {
        self.defines = defines
        setPlatform = platform
        self.architecture = architecture
        self.compiler = compiler
        self.deploymentTargets = deploymentTargets
        self.isPlatformGiven = isPlatformGiven
    }

    /// The platform. All results depend on it from now on.
    var platform: Platform {
        asked.asksPlatform = true
        if !isPlatformGiven { isUnsure = true }
        return setPlatform
    }

    /// The active clause; nil for none.
    ///
    /// Each condition is evaluated apart from its source, because SwiftIfConfig copies the whole source to fold
    /// operators. A condition that is too long does not hold, because evaluating it would take too much stack.
    func activeClause(of syntax: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        syntax.clauses.first(where: holds)
    }

    private func holds(_ clause: IfConfigClauseSyntax) -> Bool {
        guard let condition = clause.condition else { return true }
        guard condition.totalLength.utf8Length <= Self.maximumLength else { return false }
        return IfConfigRegionState.evaluating(condition.detached, in: self).state == .active
    }

    /// The active clause, and the clauses that other builds may compile: neither an option nor a literal excludes them.
    func possibleClauses(of syntax: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, isActive: Bool)] {
        var found: [(clause: IfConfigClauseSyntax, isActive: Bool)] = []
        for clause in syntax.clauses {
            isUnsure = false
            let holds = holds(clause)
            if holds || isUnsure { found.append((clause, holds && !found.contains(where: \.isActive))) }
            if holds, !isUnsure { break }
        }
        return found
    }

    /// The maximum length of a condition, in bytes.
    static let maximumLength = 16 << 10

    func isCustomConditionSet(name: String) -> Bool {
        asked.names.insert(name)
        if defines.contains(name) || compiler.traits?.contains(name) == true { return true }
        isUnsure = true
        return false
    }

    func hasFeature(name: String) -> Bool { assumed(compiler.hasFeature(name)) }
    func hasAttribute(name: String) -> Bool { assumed(true) }

    /// An answer that no option gives.
    private func assumed<Answer>(_ answer: Answer) -> Answer {
        isUnsure = true
        return answer
    }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let module = importPath.first?.1 else { return false }
        guard let platforms = PlatformFramework.platforms(of: module) else { return assumed(true) }
        dependsOnPlatform = true
        return platforms.contains(platform)
    }

    func isActiveTargetOS(name: String) -> Bool {
        dependsOnPlatform = true
        return name == platform.conditionName || (name == "OSX" && platform == .macos)
    }

    func isActiveTargetArchitecture(name: String) -> Bool {
        dependsOnArchitecture = true
        return assumed(name == architecture.rawValue)
    }

    func isActiveTargetEnvironment(name: String) -> Bool { assumed(false) }

    func isActiveTargetRuntime(name: String) -> Bool {
        dependsOnPlatform = true
        return name == (platform.isApple ? "_ObjC" : "_Native") || name == "_multithreaded"
    }

    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

    func isActiveTargetObjectFormat(name: String) -> Bool {
        dependsOnPlatform = true
        if architecture == .wasm32 || platform == .wasi { return name == "Wasm" }
        return name == (platform.isApple ? "MachO" : platform == .windows ? "COFF" : "ELF")
    }

    var targetPointerBitWidth: Int {
        dependsOnArchitecture = true
        return assumed(architecture.pointerBitWidth)
    }

    var targetAtomicBitWidths: [Int] {
        dependsOnArchitecture = true
        return assumed([8, 16, 32, 64, 128].filter { $0 <= 2 * architecture.pointerBitWidth })
    }

    var endianness: Endianness {
        dependsOnArchitecture = true
        return assumed(architecture.isLittleEndian ? .little : .big)
    }

    var languageVersion: VersionTuple { assumed(VersionTuple(components: compiler.languageVersion.numbers)) }
    var compilerVersion: VersionTuple { assumed(VersionTuple(components: compiler.compilerVersion.numbers)) }
}
