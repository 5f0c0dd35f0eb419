import Foundation
import SwiftSyntax

/// The settings of a package that decide about `#if` and `@available`.
extension PackageManifestReader {
    /// The version in the comment at the top: `// swift-tools-version: 6.2`.
    static func toolsVersion(_ text: [UInt8]) -> VersionNumber? {
        let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }.prefix(200), as: UTF8.self)
        guard let word = line.range(of: "swift-tools-version") else { return nil }
        return VersionNumber(
            line[word.upperBound...].drop { $0 == ":" || $0 == " " }.prefix { $0.isNumber || $0 == "." })
    }

    /// The language mode of a package without settings of its own.
    static func languageMode(ofTools version: VersionNumber) -> VersionNumber {
        if version >= VersionNumber(5) { return VersionNumber(version.numbers[0]) }
        return version >= VersionNumber(4, 2) ? VersionNumber(4, 2) : VersionNumber(4)
    }

    /// The conditions in the arguments of a package.
    func conditions(_ arguments: LabeledExprListSyntax) -> PackageConditions {
        var result = PackageConditions()
        func argument(_ labels: String...) -> [ExprSyntax] {
            arguments.first { $0.label.map { labels.contains($0.text) } ?? false }.flatMap {
                elements(of: $0.expression)
            } ?? []
        }
        result.languageMode = argument("swiftLanguageModes", "swiftLanguageVersions").compactMap(languageMode).max()
        for element in argument("platforms") {
            guard let call = element.as(FunctionCallExprSyntax.self), let platform = platform(element),
                let version = call.arguments.first.flatMap({ version($0.expression) })
            else { continue }
            result.deploymentTargets[platform] = version
        }
        for element in argument("traits") {
            if let name = text(of: element) { result.traits[name] = [] }
            guard let call = element.as(FunctionCallExprSyntax.self) else { continue }
            func value(_ label: String) -> ExprSyntax? { call.arguments.first { $0.label?.text == label }?.expression }
            let name = value("name").flatMap { text(of: $0) } ?? (call.memberName == "default" ? "default" : nil)
            guard let name else { continue }
            let enabled = value("enabledTraits").flatMap { elements(of: $0) } ?? []
            result.traits[name] = Set(enabled.compactMap { text(of: $0) })
        }
        return result
    }

    /// The conditions in the `swiftSettings` of a target. Settings for some builds only do not count.
    func conditions(ofSettings settings: ExprSyntax) -> PackageConditions {
        var result = PackageConditions()
        for element in elements(of: settings) ?? [] {
            guard let call = element.as(FunctionCallExprSyntax.self), call.arguments.count < 2 else { continue }
            let first = call.arguments.first?.expression
            let word = first.flatMap { text(of: $0) }
            switch call.memberName {
            case "define": if let word { result.defines.insert(word) }
            case "enableUpcomingFeature", "enableExperimentalFeature": if let word { result.features.insert(word) }
            case "strictMemorySafety": result.features.insert("StrictMemorySafety")
            case "defaultIsolation" where first?.trimmedDescription == "MainActor.self":
                result.features.insert(CompilerConditions.mainActorFeature)
            case "swiftLanguageMode", "swiftLanguageVersion":
                result.languageMode = first.flatMap(languageMode) ?? result.languageMode
            default: break
            }
        }
        return result
    }

    /// `.v5`, `.v4_2` or `.version("6")`
    private func languageMode(_ expression: ExprSyntax) -> VersionNumber? { version(expression) }

    /// `.v16`, `.v10_15`, `"16.4"` or `.version("6")`
    private func version(_ expression: ExprSyntax) -> VersionNumber? {
        if let text = text(of: expression) { return VersionNumber(text) }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return call.arguments.first.flatMap { version($0.expression) }
        }
        guard let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text, name.hasPrefix("v") else {
            return nil
        }
        return VersionNumber(name.dropFirst().split(separator: "_").joined(separator: "."))
    }
}

extension FunctionCallExprSyntax {
    /// The name of the called member: `define` of `.define("A")`.
    fileprivate var memberName: String? { calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
}
