/// Parses one source and reads its declarations. A pure function of the text and the conditions.
struct SourceReader: Sendable {
    /// The conditions that hold in `#if`.
    let defines: Set<String>
    /// The platform for `#if os(…)` and `canImport`.
    let platform: Platform
    /// The architecture for `#if arch(…)`.
    let architecture: Architecture
    /// The compiler's settings, for `#if swift(…)` and others.
    var compiler = CompilerConditions()
    /// The oldest versions of platforms, for `@available`.
    var deploymentTargets: [Platform: VersionNumber] = [:]
    /// Whether to parse bodies, although nothing in them matters. The result is the same, but takes longer.
    let parsesBodies: Bool
    /// Whether an option says which platform it is, so that code for another one does not exist.
    var isPlatformGiven = false
    /// The readers of modules with other conditions.
    var others: ModuleReaders?

    /// The conditions that a module can have for itself.
    var sourceConditions: SourceConditions {
        SourceConditions(defines: defines, compiler: compiler, deploymentTargets: deploymentTargets)
    }

    /// The same reader for a module with other conditions.
    func with(_ conditions: SourceConditions) -> SourceReader {
        SourceReader(
            defines: conditions.defines, platform: platform, architecture: architecture, compiler: conditions.compiler,
            deploymentTargets: conditions.deploymentTargets, parsesBodies: parsesBodies,
            isPlatformGiven: isPlatformGiven)
    }

    /// The conditions for one source.
    var conditions: ConditionalCompilation {
        ConditionalCompilation(
            defines: defines, platform: platform, architecture: architecture, compiler: compiler,
            deploymentTargets: deploymentTargets, isPlatformGiven: isPlatformGiven)
    }

    /// The stack size, in bytes, of a thread that calls ``read(_:path:)``.
    static let stackSize = deepStackSize

    /// Reads the declarations of a text in UTF-8, and its outline if it may use a library whose generator reads texts.
    ///
    /// Costs one parse and one walk over the declarations, without bodies.
    func read(_ text: [UInt8], path: String) -> SourceDeclarations {
        declarations(of: parse(text, path: path)).declarations
    }

    /// Whether a condition holds, for which variants differ.
    func holds(_ condition: VariantCondition) -> Bool { condition.holds(conditions: defines, platform: platform) }

    /// Parses a text in UTF-8, without what no condition can make important.
    func parse(_ text: [UInt8], path: String) -> ReadableSource {
        var text = text
        Self.replaceRareSpace(in: &text)
        let limit = text.withUnsafeBufferPointer { NestingLimit(exceededIn: $0) }
        if let limit { text.removeSubrange(limit.offset...) }
        let words = text.withUnsafeBufferPointer { SourceWords($0) }
        // Explicit configurations are read with their bodies, and the one protocol whose functions matter.
        let isScanned = limit == nil && !words.areRegistrationsPossible && !words.isClosableDeclared
        if words.areOutlinesPossible, isScanned, !parsesBodies, let source = parseWithOutline(text, path: path, words) {
            return source
        }
        let parts =
            isScanned
            ? text.withUnsafeBufferPointer { BodyScanner.parts(of: $0, mayInject: words.areInjectionsPossible) }
            : BodyScanner.Parts()
        var source = ParsedSource(text, path: path, leavingOut: parsesBodies ? [] : parts.all)
        // The removed text may affect how the parser recovers from an error, and its message.
        if source.tree.hasError, !parsesBodies, !parts.all.isEmpty { source = ParsedSource(text, path: path) }
        var readable = ReadableSource(source: source, words: words, hasMarks: parts.hasMarks)
        if words.areOutlinesPossible { readable.outline = readOutline(text, path: path, readsBodies: false) }
        if let limit {
            readable.syntaxError = .init(message: limit.message, location: source.lines.location(limit.offset))
        } else if source.tree.hasError {
            var errors = SyntaxErrorReader(
                text: source.condensed, bodies: parts.bodies, areRegistrationsPossible: words.areRegistrationsPossible)
            readable.syntaxError = errors.first(in: source.tree).map { error in
                .init(message: error.message, location: source.lines.location(error.offset))
            }
        }
        return readable
    }

    /// The declarations of a source, and the conditions on which they depend.
    func declarations(of readable: ReadableSource) -> (declarations: SourceDeclarations, asked: AskedConditions) {
        let source = readable.source
        let conditions = reader(of: source.lines.path).conditions
        let reader = DeclarationReader(
            path: source.lines.path, words: readable.words, conditions: conditions, place: source.location)
        var declarations = reader.read(source.tree)
        declarations.isAnnotated = readable.words.areAnnotationsPossible
        declarations.mayAskContainer = readable.words.areContainerCallsPossible
        declarations.mayMakeContainer = readable.words.areContainersPossible
        declarations.outline = readable.outline
        declarations.syntaxError = readable.syntaxError
        return (declarations, conditions.asked)
    }

    /// Replaces form feeds, vertical tabs and byte order marks after the beginning by spaces.
    ///
    /// Next to an `=` they crash swift-syntax 603: it requires the same space on both sides, and finds no change to
    /// propose ("A Fix-It must have at least one change").
    static func replaceRareSpace(in text: inout [UInt8]) {
        let isThere = text.withUnsafeBufferPointer { bytes in
            bytes.contains("\u{B}") || bytes.contains("\u{C}") || bytes.contains("\u{FEFF}")
        }
        guard isThere else { return }
        for position in text.indices {
            switch text[position] {
            case 0x0B, 0x0C: text[position] = UInt8(ascii: " ")
            case 0xEF where position > 0 && text[position...].starts(with: [0xEF, 0xBB, 0xBF]):
                for part in position..<position + 3 { text[part] = UInt8(ascii: " ") }
            default: break
            }
        }
    }
}
