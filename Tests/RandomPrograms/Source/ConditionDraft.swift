/// A condition of `#if` that holds, with other declarations that do not count.
struct ConditionDraft {
    /// `swift(>=6)` or `hasFeature(ExistentialAny)`.
    var text: String
    /// Lines that are compiled only if the condition does not hold.
    var alternative: String
    /// Whether the alternative comes first, behind the opposite condition.
    var isOpposite: Bool

    func around(_ lines: String) -> String {
        isOpposite
            ? "#if !(\(text))\n\(alternative)#else\n\(lines)#endif\n"
            : "#if \(text)\n\(lines)\(alternative.isEmpty ? "" : "#else\n\(alternative)")#endif\n"
    }
}

extension ProgramBuilder {
    /// Whether a module is compiled in language mode 5, and with which features, decides the conditions that hold.
    mutating func condition(in module: Int, alternative: String) -> ConditionDraft {
        let options = program.modules[module].options
        let features = Module.upcomingFeatures.map {
            options.impliedFeatures.contains($0) ? "hasFeature(\($0))" : "!hasFeature(\($0))"
        }
        let modes = options.isOfMode5 ? ["swift(<6)", "swift(>=5.5)"] : ["swift(>=6)", "swift(>=6.0)", "!swift(<6)"]
        let text = pick(modes + ["compiler(>=6.2)", "compiler(>=5.9) && swift(>=5)", pick(features), pick(features)])
        count("condition: \(text.prefix { $0 != "(" })")
        return ConditionDraft(text: text, alternative: alternative, isOpposite: chance(40))
    }

    /// A member between `#if` and `#endif`.
    mutating func conditionalMember(_ lines: [String], in module: Int) -> [String] {
        count("configuration: #if")
        let text = condition(in: module, alternative: "").around(lines.map { $0 + "\n" }.joined())
        return text.split(separator: "\n").map(String.init)
    }

    /// Chooses the compiler's settings for each module.
    mutating func chooseSettings() {
        for module in program.modules.indices {
            if chance(20) {
                program.modules[module].options.isOnMainActor = true
                count("--default-isolation MainActor")
                if module != applicationIndex { count("--default-isolation MainActor in a library") }
            } else if chance(20) {
                program.modules[module].options.isOfMode5 = true
                count("--swift-version 5")
            }
            for feature in Module.upcomingFeatures where chance(40) {
                program.modules[module].options.features.insert(feature)
                count("--feature \(feature)")
            }
        }
    }
}

extension Module.Options {
    /// The features that are on, with the feature that a default isolation implies.
    var impliedFeatures: Set<String> { isOnMainActor ? features.union(["InferIsolatedConformances"]) : features }
}

extension Module {
    /// The features that some programs turn on.
    static let upcomingFeatures = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault",
    ]
}
