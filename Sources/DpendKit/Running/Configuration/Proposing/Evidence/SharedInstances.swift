import Foundation

/// Finds classes with a single instance in the sources: `static let shared = Store()` in a class, and default values of parameters such as `=
/// Store.shared` and `= ServiceLocator.store`.
struct SharedInstances {
    /// Classes with such a property, by the last component of their name.
    private(set) var declared: [String: SettingsProposal.Evidence] = [:]
    /// Parameters with such a default value, by their places.
    private var defaults: [SourceLocation: String] = [:]

    private static let names: Set<String> = ["shared", "sharedInstance", "instance", "singleton", "standard", "default", "main", "current"]

    /// - Parameters:
    ///   - paths: The files that declare candidates.
    ///   - parameters: The places of parameters with default values.
    init(in paths: [String], parameters: [SourceLocation]) {
        let byPath = Dictionary(grouping: parameters, by: \.path)
        for path in paths {
            guard let text = try? InputFile.read(path, upTo: InputLimit.source.size).bytes else { continue }
            let locations = byPath[path] ?? []
            let declares = text.withUnsafeBufferPointer { $0.contains("static let ") || $0.contains("static var ") }
            guard declares || !locations.isEmpty else { continue }
            let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            if declares { findDeclarations(lines, path) }
            for location in locations where location.line <= lines.count {
                let following = Array(lines[(location.line - 1)...].prefix(4).joined(separator: [UInt8(ascii: " ")])).dropFirst(location.column - 1)
                defaults[location] = Self.sharedDefault(String(decoding: following, as: UTF8.self))
            }
        }
    }

    /// The default value of a parameter if it is a shared instance: `Store.shared`.
    func defaultValue(of parameter: DependencyFactory.Parameter) -> String? { parameter.location.flatMap { defaults[$0] } }

    private mutating func findDeclarations(_ lines: [ArraySlice<UInt8>], _ path: String) {
        for (number, bytes) in lines.enumerated() where bytes.count < 400 {
            let line = String(decoding: bytes, as: UTF8.self)
            let words = line.split(maxSplits: 12) { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            guard let first = line.first(where: { !$0.isWhitespace }), first != "/", first != "*",
                let position = words.firstIndex(of: "static"), words.count > position + 3,
                ["let", "var"].contains(words[position + 1]), Self.names.contains(words[position + 2])
            else { continue }
            // `= Store(…)` is better evidence than `: StoreProtocol = Store(…)`.
            let value = line.split(separator: "=", maxSplits: 1).dropFirst().first.map { $0.trimmingCharacters(in: .whitespaces) }
            let called = value.map { $0.hasPrefix("try") ? $0.drop { $0 != " " }.trimmingCharacters(in: .whitespaces) : $0 }
                .map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }
            let name = [called.map(String.init), words[position + 3]].compactMap { $0 }.first { $0.first?.isUppercase == true && $0 != "Self" }
            guard let name = name?.split(separator: ".").last.map(String.init), declared[name] == nil else { continue }
            declared[name] = .init(
                text: "static \(words[position + 1]) \(words[position + 2])", location: SourceLocation(path: path, line: number + 1, column: 1))
        }
    }

    /// The default value in `store: Store = Store.shared, other: …`, if it is a property of a type.
    private static func sharedDefault(_ text: String) -> String? {
        var depth = 0
        var value: Substring?
        for index in text.indices {
            switch text[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">": if index == text.startIndex || text[text.index(before: index)] != "-" { depth -= 1 }
            case "=" where depth == 0 && value == nil: value = text[text.index(after: index)...]
            default: break
            }
            if depth < 0 || depth == 0 && text[index] == "," {
                value = value.map { $0[..<max($0.startIndex, index)] }
                break
            }
        }
        guard let written = value?.trimmingCharacters(in: .whitespaces) else { return nil }
        let parts = written.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }),
            parts[0].first?.isUppercase == true, parts[1].first?.isLowercase == true
        else {
            // `.shared` of the parameter's own type.
            return parts.count == 2 && parts[0].isEmpty && names.contains(String(parts[1])) ? written : nil
        }
        let isLocator = parts[0].hasSuffix("Locator") || parts[0].hasSuffix("Container") || parts[0].hasSuffix("Environment") || parts[0] == "Current"
        return names.contains(String(parts[1])) || isLocator ? written : nil
    }
}

extension SharedInstances {
    /// Searches the files of all candidates.
    init(_ candidates: CandidateSet) {
        let parameters = candidates.all.flatMap { $0.factories.flatMap(\.parameters) }.filter(\.hasDefault).compactMap(\.location)
        self.init(in: Set(candidates.all.map(\.location.path) + parameters.map(\.path)).sorted(), parameters: Array(Set(parameters)))
    }
}
