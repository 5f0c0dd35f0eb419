import Foundation
import SwiftParser
import SwiftSyntax

/// Reads the targets of a `Package.swift` without running it.
///
/// It understands lists of targets, lists joined by `+`, constants with such lists, `targets.append` and `+=`. It
/// cannot read other code, such as a loop that makes targets, and records its place.
struct PackageManifestReader {
    private let path: String
    private let lines: LineTable
    /// The values of constants and variables of the top level.
    private var values: [String: ExprSyntax] = [:]
    /// The variables, and the constants that a later statement may change.
    private var variables: Set<String> = []
    private var changed: Set<String> = []
    private var manifest: PackageManifest
    /// Whether no statement may change the dependencies of targets.
    private var areDependenciesKnown = true
    /// The work that constants in constants may take.
    private let budget: WorkBudget

    /// The maximum number of constants that refer to each other. It bounds the stack, and the budget bounds the work.
    private static let maximumDepth = 16

    /// Whether a text may be a manifest. Any other `Package.swift` is an ordinary source.
    static func isManifest(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { $0.contains("PackageDescription") }
    }

    /// Reads a manifest.
    static func read(_ text: [UInt8], path: String) -> PackageManifest {
        let limit = text.withUnsafeBufferPointer { NestingLimit(exceededIn: $0) }
        let read = text[..<(limit?.offset ?? text.count)]
        let tree = SourceWatch.watch(path, size: text.count) {
            read.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 64) }
        }
        let lines = text.withUnsafeBufferPointer { LineTable(path: path, $0) }
        var reader = PackageManifestReader(path: path, lines: lines, budget: WorkBudget(forInputOf: text.count))
        reader.manifest.undecidable = limit.map { lines.location($0.offset) }
        reader.manifest.conditions.languageMode = toolsVersion(text).map(languageMode)
        for item in tree.statements { reader.note(item.item) }
        for item in tree.statements { reader.read(item.item) }
        if !reader.areDependenciesKnown {
            for position in reader.manifest.targets.indices { reader.manifest.targets[position].dependencies = nil }
        }
        return reader.manifest
    }

    private init(path: String, lines: LineTable, budget: WorkBudget) {
        self.path = path
        self.lines = lines
        self.budget = budget
        manifest = PackageManifest(path: path)
    }

    // MARK: Statements

    private mutating func note(_ item: CodeBlockItemSyntax.Item) {
        guard let variable = item.as(VariableDeclSyntax.self) else {
            for token in item.tokens(viewMode: .sourceAccurate) where variables.contains(token.text) {
                changed.insert(token.text)
            }
            return
        }
        for binding in variable.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = binding.initializer?.value
            {
                values[name] = value
                if variable.bindingSpecifier.text == "var" { variables.insert(name) }
            }
        }
    }

    private mutating func read(_ item: CodeBlockItemSyntax.Item) {
        if let variable = item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings { _ = binding.initializer.map { readPackage($0.value) } }
            return
        }
        guard let expression = item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression else {
            // A loop or a condition may add targets or dependencies.
            if item.is(StmtSyntax.self), changesDependencies(item) { areDependenciesKnown = false }
            if item.is(StmtSyntax.self), item.description.contains("targets") { noteUndecidable(item) }
            return
        }
        if let branch = expression.as(IfExprSyntax.self), branch.description.contains("targets") {
            // Without a special environment the condition holds.
            guard branch.elseBody == nil, Self.isUsual(branch.conditions) else { return noteUndecidable(item) }
            for item in branch.body.statements { read(item.item) }
            return
        }
        if let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "append",
            let list = member.base?.trimmedDescription
        {
            if list.hasSuffix("products") { return readProducts(call.arguments) }
            if list.hasSuffix("targets") {
                for argument in call.arguments {
                    if argument.label == nil {
                        readTarget(argument.expression)
                    } else {
                        readTargets(argument.expression)
                    }
                }
                return
            }
        }
        let elements = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
        guard elements.count >= 3, elements[0].trimmedDescription.hasSuffix("targets") else {
            if !readPackage(expression), changesDependencies(expression) { areDependenciesKnown = false }
            return
        }
        readTargets(joined: elements.dropFirst(2))
    }

    /// Reads products that a statement appends: one, or `contentsOf:` a list.
    private mutating func readProducts(_ arguments: LabeledExprListSyntax) {
        for argument in arguments {
            let all = argument.label == nil ? [argument.expression] : elements(of: argument.expression)
            let products = all?.map(product)
            manifest.products += (products ?? []).compactMap { $0 }
            if products?.contains(where: { $0 == nil }) != false { manifest.areProductsKnown = false }
        }
    }

    /// `ProcessInfo.processInfo.environment["CI"] == nil`
    private static func isUsual(_ conditions: ConditionElementListSyntax) -> Bool {
        let text = conditions.trimmedDescription
        return conditions.count == 1 && text.contains(".environment[") && text.hasSuffix("] == nil")
    }

    /// Reads a package. Returns whether the expression is one.
    private mutating func readPackage(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "Package"
        else { return false }
        if let targets = call.arguments.first(where: { $0.label?.text == "targets" }) {
            readTargets(targets.expression)
        }
        if let products = call.arguments.first(where: { $0.label?.text == "products" }) {
            if let all = elements(of: products.expression)?.map(product), !all.contains(where: { $0 == nil }) {
                manifest.products += all.compactMap { $0 }
            } else {
                manifest.areProductsKnown = false
            }
        }
        if let platforms = call.arguments.first(where: { $0.label?.text == "platforms" }) {
            manifest.platforms = (elements(of: platforms.expression) ?? []).compactMap(platform)
        }
        let mode = manifest.conditions.languageMode
        manifest.conditions = conditions(call.arguments)
        manifest.conditions.languageMode = manifest.conditions.languageMode ?? mode
        return true
    }

    /// `.iOS(.v16)`
    func platform(_ expression: ExprSyntax) -> Platform? {
        let member = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return (member?.declName.baseName.text).flatMap { Platform(rawValue: $0.lowercased()) }
    }

    // MARK: Lists of targets

    private mutating func readTargets(_ expression: ExprSyntax, depth: Int = 0) {
        guard budget.spend() else { return noteUndecidable(expression) }
        if let array = expression.as(ArrayExprSyntax.self) {
            for element in array.elements { readTarget(element.expression, depth: depth) }
        } else if let sequence = expression.as(SequenceExprSyntax.self) {
            readTargets(joined: Array(sequence.elements)[...], depth: depth)
        } else if let value = value(of: expression), depth < Self.maximumDepth {
            readTargets(value, depth: depth + 1)
        } else {
            noteUndecidable(expression)
        }
    }

    private mutating func readTargets(joined elements: ArraySlice<ExprSyntax>, depth: Int = 0) {
        for element in elements {
            if let sign = element.as(BinaryOperatorExprSyntax.self) {
                if sign.operator.text != "+" { noteUndecidable(element) }
            } else {
                readTargets(element, depth: depth)
            }
        }
    }

    /// The kinds of targets; nil for those without sources.
    private static let kinds: [String: PackageManifest.Target.Kind?] = [
        "target": .library, "executableTarget": .executable, "testTarget": .test, "macro": .tool, "plugin": .tool,
        "systemLibrary": nil,
        "binaryTarget": nil,
    ]

    private mutating func readTarget(_ expression: ExprSyntax, depth: Int = 0) {
        if let value = value(of: expression), depth < Self.maximumDepth { return readTarget(value, depth: depth + 1) }
        // A target may occur in many lists.
        guard budget.spend(expression.totalLength.utf8Length), let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let known = Self.kinds[member.declName.baseName.text]
        else { return noteUndecidable(expression) }
        guard let kind = known else { return }
        func argument(_ label: String) -> ExprSyntax? { call.arguments.first { $0.label?.text == label }?.expression }
        let path = argument("path").map { text(of: $0) }
        let sources = argument("sources").map { texts(of: $0) }
        let exclude = argument("exclude").map { texts(of: $0) }
        guard let name = argument("name").flatMap({ text(of: $0) }), path.map({ $0 != nil }) ?? true else {
            return noteUndecidable(expression)
        }
        // A target with unreadable lists has all files in its folder.
        if sources.map({ $0 == nil }) ?? false || exclude.map({ $0 == nil }) ?? false { noteUndecidable(expression) }
        let settings = argument("swiftSettings")?.trimmedDescription ?? ""
        manifest.targets.append(
            .init(
                name: name, path: path ?? nil, sources: sources ?? nil,
                exclude: ((exclude ?? nil) ?? []) + resources(argument("resources")), kind: kind,
                dependencies: argument("dependencies").map(dependencies) ?? [],
                location: lines.location(expression.positionAfterSkippingLeadingTrivia.utf8Offset),
                isOnMainActor: settings.contains("defaultIsolation(MainActor.self)"),
                conditions: argument("swiftSettings").map(conditions) ?? PackageConditions()))
    }

    /// The paths of a target's resources, which SwiftPM does not compile: `.copy("Templates")`.
    private func resources(_ expression: ExprSyntax?) -> [String] {
        (expression.flatMap { elements(of: $0) } ?? []).compactMap { element in
            element.as(FunctionCallExprSyntax.self)?.arguments.first.flatMap { text(of: $0.expression) }
        }
    }

    // MARK: Dependencies

    /// Whether a statement may change the dependencies of targets. A package's own dependencies are other packages.
    private func changesDependencies(_ statement: some SyntaxProtocol) -> Bool {
        statement.trimmedDescription.replacingOccurrences(of: "package.dependencies", with: "").contains("ependencies")
    }

    /// `.library(name: "Core", targets: ["Core"])`; nil if it cannot be read.
    private func product(_ expression: ExprSyntax) -> PackageManifest.Product? {
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        func argument(_ label: String) -> ExprSyntax? { call.arguments.first { $0.label?.text == label }?.expression }
        guard let name = argument("name").flatMap({ text(of: $0) }),
            let targets = argument("targets").map({ texts(of: $0) }) ?? []
        else { return nil }
        return .init(name: name, targets: targets)
    }

    /// The names of targets and products in a list of dependencies; nil if one cannot be read.
    private func dependencies(_ expression: ExprSyntax) -> [String]? {
        guard let names = elements(of: expression)?.map(dependency), !names.contains(nil) else { return nil }
        return names.compactMap { $0 }
    }

    private func dependency(_ expression: ExprSyntax) -> String? {
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return text(of: expression) }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["target", "product", "byName"].contains(member.declName.baseName.text),
            let name = call.arguments.first(where: { $0.label?.text == "name" })
        else { return nil }
        return text(of: name.expression)
    }

    /// The elements of lists that are joined by `+`; nil for other expressions.
    func elements(of expression: ExprSyntax, depth: Int = 0) -> [ExprSyntax]? {
        guard depth <= Self.maximumDepth, budget.spend(expression.totalLength.utf8Length) else { return nil }
        if let array = expression.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
        if let value = value(of: expression) {
            return changed.contains(expression.trimmedDescription) ? nil : elements(of: value, depth: depth + 1)
        }
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
        var result: [ExprSyntax] = []
        for element in sequence.elements {
            if let sign = element.as(BinaryOperatorExprSyntax.self) {
                if sign.operator.text != "+" { return nil }
            } else if let own = elements(of: element, depth: depth + 1) {
                result += own
            } else {
                return nil
            }
        }
        return result
    }

    private mutating func noteUndecidable(_ node: some SyntaxProtocol) {
        manifest.undecidable =
            manifest.undecidable ?? lines.location(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    // MARK: Values

    private func value(of expression: ExprSyntax) -> ExprSyntax? {
        expression.as(DeclReferenceExprSyntax.self).flatMap { values[$0.baseName.text] }
    }

    /// The text of a literal, which may contain constants.
    func text(of expression: ExprSyntax, depth: Int = 0) -> String? {
        guard depth <= Self.maximumDepth, budget.spend(expression.totalLength.utf8Length) else { return nil }
        if let value = value(of: expression) { return text(of: value, depth: depth + 1) }
        guard let literal = expression.as(StringLiteralExprSyntax.self) else { return nil }
        var result = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let text):
                result += text.content.text
            case .expressionSegment(let inner):
                guard inner.expressions.count == 1, let first = inner.expressions.first,
                    let text = text(of: first.expression, depth: depth + 1)
                else { return nil }
                guard budget.spend(text.utf8.count) else { return nil }
                result += text
            }
        }
        return result
    }

    private func texts(of expression: ExprSyntax, depth: Int = 0) -> [String]? {
        if depth > Self.maximumDepth { return nil }
        if let value = value(of: expression) { return texts(of: value, depth: depth + 1) }
        guard let array = expression.as(ArrayExprSyntax.self) else { return nil }
        let texts = array.elements.map { text(of: $0.expression) }
        return texts.contains(nil) ? nil : texts.compactMap { $0 }
    }
}
