import SwiftSyntax

/// The words of the libraries whose containers dpend reads. Only the folder of a library knows them.
struct LibraryWords {
    /// The folders of `Dialects` with a dialect.
    private let libraries: Set<String>
    /// The names of the libraries in lowercase, by folder.
    private var names: [String: String] = [:]
    /// The names of declarations in texts of these folders, such as `registerItem`, with the folder.
    private var declarations: [String: String] = [:]

    /// Folders whose names are also common words, and names that belong to Swift or to dpend itself.
    private static let common: Set<String> = [
        "Factory", "Resolver", "MainActor", "DependencyContainer", "DependencyScope",
    ]
    /// Dialects of the platforms, whose names the rules of isolation know, and of dpend's own container.
    private static let known: Set<String> = ["SwiftUI", "Dpend"]
    /// Files with the names of dpend's back-ends, of which one writes code for a library's container.
    private static let backEnds = [
        "Generating/", "Model/ModuleName.swift", "Running/Configuration/Proposing/LayoutDraft.swift",
    ]
    /// Files with the names of the platforms' own modules.
    private static let platforms = ["Model/PlatformTypes.swift", "Model/PlatformFramework.swift"]
    /// Reading searches texts for these words before anything else is known about a file.
    private static let searches = ["Reading/SourceWords.swift", "Reading/Code/CodeReader.swift"]

    init(_ files: [FloorFile]) {
        let paths = files.map { $0.path.split(separator: "/").map(String.init) }
        libraries = Set(
            paths.filter { $0.count == 3 && $0[0] == "Dialects" && $0[2] == "\($0[1])Dialect.swift" }.map { $0[1] }
        ).subtracting(Self.known)
        for file in files {
            guard let library = library(of: file.path) else { continue }
            if !Self.common.contains(library) { names[library] = library.lowercased() }
            for text in Texts(file).all where Self.isDistinct(text) { declarations[text] = library }
        }
    }

    /// The places where other files know such a word.
    func errors(_ files: [FloorFile]) -> [String] {
        files.flatMap { file -> [String] in
            if library(of: file.path) != nil
                || (Self.backEnds + Self.platforms + Self.searches).contains(where: file.path.hasPrefix)
            {
                return []
            }
            let texts = Texts(file)
            let known = texts.all.compactMap { text in declarations[text].map { (word: text, library: $0) } }
            let named = (texts.all + texts.names).compactMap { word in
                names.first { word.lowercased().contains($0.value) }.map { (word: word, library: $0.key) }
            }
            return (known + named).map { "\(file.path) says '\($0.word)', which only Dialects/\($0.library) may know" }
        }
    }

    /// The library whose folder has a file; nil for any other file.
    private func library(of path: String) -> String? {
        let parts = path.split(separator: "/").map(String.init)
        return parts.count > 2 && parts[0] == "Dialects" && libraries.contains(parts[1]) ? parts[1] : nil
    }

    /// Whether a text is a name of several words, which means nothing else.
    private static func isDistinct(_ text: String) -> Bool {
        text.count > 8 && text.allSatisfy(\.isLetter) && text.dropFirst().contains(where: \.isUppercase)
            && !common.contains(text)
    }
}

/// The texts and names in a file, without comments. A text of several lines explains something to people.
private final class Texts: SyntaxVisitor {
    private(set) var all: [String] = []
    private(set) var names: [String] = []

    init(_ file: FloorFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if node.openingQuote.tokenKind == .multilineStringQuote { return .skipChildren }
        all.append(node.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.joined(separator: " "))
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind { names.append(name) }
        return .visitChildren
    }
}
