import Foundation
import SwiftParser
import SwiftSyntax

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The properties of dpend's output in each syntax, for any input.
enum OutputCheck {
    enum Syntax: String, CaseIterable {
        case text, colored, gitHub, json, dot, mermaid, svg, html, swift
    }

    /// A violated property; nil if there is none.
    static func problem(in bytes: [UInt8], _ syntax: Syntax) -> String? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return "the output is not UTF-8" }
        let problem: String? =
            switch syntax {
            case .text: terminalProblem(text) ?? commandProblem(text, isGitHub: false)
            case .colored:
                terminalProblem(text.replacing(/\u{1B}\[[0-9;]*m/, with: "")) ?? commandProblem(text, isGitHub: false)
            case .gitHub: terminalProblem(text) ?? commandProblem(text, isGitHub: true)
            case .json: (try? JSONSerialization.jsonObject(with: Data(bytes))) == nil ? "is not JSON" : nil
            case .dot: dotProblem(text)
            case .mermaid: mermaidProblem(text)
            case .svg: svgProblem(text)
            case .html: htmlProblem(text)
            case .swift: swiftProblem(text)
            }
        return problem.map { "the output in \(syntax.rawValue) \($0)" }
    }

    // MARK: Text

    private static func terminalProblem(_ text: String) -> String? {
        let scalar = text.unicodeScalars.first { scalar in
            switch scalar.value {
            case 0x09, 0x0A: false
            case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
        return scalar.map { "has the control character U+\(String($0.value, radix: 16, uppercase: true))" }
    }

    private static func commandProblem(_ text: String, isGitHub: Bool) -> String? {
        for line in text.split(separator: "\n") {
            let start = line.drop { $0 == " " || $0 == "\t" }
            if start.hasPrefix("::") {
                let isOwn =
                    isGitHub
                    && ["::error ", "::warning ", "::notice ", "::error::", "::warning::", "::notice::"].contains {
                        line.hasPrefix($0)
                    }
                if !isOwn { return "has a line that begins a command of a workflow: \(line.prefix(200))" }
            } else if line.contains("##[") {
                return "has a command of a workflow: \(line.prefix(200))"
            }
        }
        return nil
    }

    // MARK: Drawings

    /// Strings end, brackets balance, and outside of strings there are only dpend's own words.
    private static func dotProblem(_ text: String) -> String? {
        var stack: [Character] = []
        var word = ""
        var characters = text.makeIterator()
        while let character = characters.next() {
            if character.isLetter || character.isNumber || character == "_" || character == "#" {
                word.append(character)
                continue
            }
            if word.contains(Payload.marker) { return "has the marker as a name" }
            word = ""
            switch character {
            case "\"":
                var isEscaped = false
                while true {
                    guard let next = characters.next() else { return "has a string without an end" }
                    if next == "\"", !isEscaped { break }
                    if next.isNewline { return "has a line break in a string" }
                    isEscaped = next == "\\" && !isEscaped
                }
            case "{", "[": stack.append(character)
            case "}": if stack.popLast() != "{" { return "has brackets that do not fit" }
            case "]": if stack.popLast() != "[" { return "has brackets that do not fit" }
            case " ", "\n", "=", "-", ">", ",", ";": break
            default: return "has '\(character)' outside of a string"
            }
        }
        return stack.isEmpty ? nil : "has brackets that do not fit"
    }

    private static func mermaidProblem(_ text: String) -> String? {
        let label = #""[^"<>\[\]{}`\\|]*(<br/>[^"<>\[\]{}`\\|]*)*""#
        let forms = [
            "flowchart LR", " *subgraph (a[0-9]+|aside)\\[\(label)\\]", " *end", " *direction LR",
            " *n[0-9]+( ~~~ n[0-9]+)+", " *n[0-9]+\\[\(label)\\]", " *n[0-9]+ (-->|-\\.->)(\\|\(label)\\|)? n[0-9]+",
            " *linkStyle [0-9,]+ stroke:#[0-9a-f]+", " *classDef [a-z]+ [-a-z0-9:#, ]+", " *class [n0-9,]+ [a-z]+",
        ]
        guard let form = try? Regex("(" + forms.joined(separator: "|") + ")") else { return nil }
        let line = text.split(separator: "\n").first { $0.wholeMatch(of: form) == nil }
        return line.map { "has a line of another form: \($0.prefix(200))" }
    }

    /// The picture is XML with only its own elements and no line of a script.
    private static func svgProblem(_ text: String) -> String? {
        let reader = ElementReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        guard parser.parse() else { return "is not XML: \(parser.parserError.map(String.init(describing:)) ?? "")" }
        let known: Set = ["svg", "title", "style", "g", "rect", "path", "text", "a"]
        if let other = reader.elements.subtracting(known).sorted().first { return "has the element '\(other)'" }
        let attributes: Set = [
            "xmlns", "width", "height", "viewBox", "role", "class", "transform", "x", "y", "rx", "d", "textLength",
            "lengthAdjust", "href",
        ]
        return reader.attributes.subtracting(attributes).sorted().first.map { "has the attribute '\($0)'" }
    }

    private final class ElementReader: NSObject, XMLParserDelegate {
        var elements: Set<String> = []
        var attributes: Set<String> = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements.insert(name)
            self.attributes.formUnion(attributes.keys)
        }
    }

    /// The page has only its own tags, and its data is JSON. A browser ends a script at the first `</script`.
    private static func htmlProblem(_ text: String) -> String? {
        let data = text.components(separatedBy: "<script type=\"application/json\" id=\"graph\">")
        guard data.count == 2, let end = data[1].range(of: "</script", options: .caseInsensitive) else {
            return "has more than its data"
        }
        let json = data[1][..<end.lowerBound]
        if json.contains("<") { return "has a tag in its data" }
        if (try? JSONSerialization.jsonObject(with: Data(json.utf8))) == nil { return "has data that is not JSON" }
        let rest = data[0] + data[1][end.lowerBound...]
        // The library that places boxes, the code that calls it, and the code of the page.
        let ownScripts = 3
        if rest.contains(Payload.marker + "()</script")
            || rest.lowercased().components(separatedBy: "<script").count != ownScripts + 1
        {
            return "has a script of an input"
        }
        if rest.lowercased().components(separatedBy: "</script").count != ownScripts + 2 {
            return "has a script that ends early"
        }
        // The title and the heading may contain anything except a tag.
        for name in ["title", "h1 id=\"title\""] {
            guard let open = rest.range(of: "<\(name)>") else { return "has no \(name)" }
            let content = rest[open.upperBound...].prefix { $0 != "<" }
            if !rest[content.endIndex...].hasPrefix("</\(name.prefix { $0 != " " })>") {
                return "has a tag of an input in its \(name)"
            }
        }
        return nil
    }

    // MARK: Swift

    /// Generated Swift can be parsed, and calls nothing that an input names.
    private static func swiftProblem(_ text: String) -> String? {
        let tree = Parser.parse(source: text)
        let hasCode = tree.tokens(viewMode: .sourceAccurate).contains { token in
            switch token.tokenKind {
            case .identifier(let name), .dollarIdentifier(let name):
                name == Payload.marker || name == "`\(Payload.marker)`"
            default: false
            }
        }
        return hasCode ? "has code of an input" : tree.hasError ? "is malformed" : nil
    }
}
