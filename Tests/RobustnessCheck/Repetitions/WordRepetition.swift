/// A text that repeats words and signs of Swift: first each of them, then each pair, in every place of a source.
///
/// The parser recurses at some of them and looks ahead at others, and no list of these is complete.
struct WordRepetition {
    let text: String
    let description: String

    /// The number of texts that repeat a single word.
    static let singleCount = words.count * separators.count * contexts.count

    /// - Parameter number: The number of the text. Each number below ``singleCount`` has another word, separator or
    ///   place.
    init(_ number: Int) {
        // A step without a common divisor reaches all texts, and few inputs already have most words.
        let number = number < Self.singleCount ? number * 7_919 % Self.singleCount : number
        let context = Self.contexts[number % Self.contexts.count]
        let rest = number / Self.contexts.count
        let separator: String
        let unit: String
        if number < Self.singleCount {
            separator = Self.separators[rest % Self.separators.count]
            unit = Self.words[rest / Self.separators.count]
        } else {
            // The same for pairs.
            let pair = (rest - Self.singleCount / Self.contexts.count) * 7_919 % (Self.words.count * Self.words.count)
            separator = Self.separators[(pair / 7) % 2]
            unit = "\(Self.words[pair / Self.words.count]) \(Self.words[pair % Self.words.count])"
        }
        let repeated = unit + separator
        let count = Self.size / repeated.utf8.count + 1
        text = context + String(repeating: repeated, count: count)
        description = "'\(context)', '\(repeated)' × \(count)"
    }

    /// The size of a text in bytes.
    private static let size = 64 << 10

    /// Code before the repeated words. With an import of Swinject dpend reads bodies.
    private static let contexts = [
        "", "import Swinject\nfunc f(c: Container) { c.register(A.self) { r in ", "import Swinject\nfunc f() { if ",
        "import Swinject\nlet x: ", "import Swinject\nfunc f() { let x = ", "@a(", "func f() -> ", "class A { ",
        "class A { init(a: ",
        "class A<T> where ", "class A<T: ", "class A: ", "enum A { case ",
        "import Swinject\nfunc f() { switch x { case ",
    ]

    private static let separators = [" ", "\n", " a ", " a\n", "", ";", " a;", ", "]

    private static let words = keywords + signs

    /// The keywords of swift-syntax.
    private static let keywords = """
        __consuming __owned __setter_access __shared _backDeploy _borrow _borrowing _BridgeObject _Class _compilerInitialized _const
        _consuming _documentation _dynamicReplacement _effects _forward _implements _linear _local _modify _move _mutating
        _NativeClass _NativeRefCountedObject _noMetadata _opaqueReturnTypeOf _originallyDefinedIn _PackageDescription _read
        _RefCountedObject _specialize _spi_available _Trivial _TrivialAtMost _TrivialStride _underlyingVersion _UnknownLayout
        _version abi accesses actor addressWithNativeOwner addressWithOwner any Any as assignment associatedtype associativity async
        attached autoclosure availability available await backDeployed before block borrow borrowing break canImport case catch
        class compiler consume consuming continue convenience convention copy default defer deinit dependsOn deprecated derivative
        didSet differentiable distributed do dynamic each else enum escaping exported extension fallthrough false file fileprivate
        final for forward discard freestanding func get guard higherThan if import in indirect infix init initializes inout internal
        introduced is isolated kind lazy left let line linear lowerThan macro message metadata modify module
        mutableAddressWithNativeOwner mutate mutating nil noasync noDerivative noescape none nonisolated nonmutating nonsending objc
        obsoleted of open operator optional override package postfix precedencegroup preconcurrency prefix private Protocol protocol
        public read reasync renamed repeat required rethrows retroactive return reverse right safe scoped self Self sending Sendable
        set some specialized spi spiModule static struct subscript super swift switch target then throw throws transpose true try
        Type typealias unavailable unchecked unowned unsafe unsafeAddress unsafeMutableAddress using var visibility weak where while
        willSet wrt yield
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private static let signs = [
        "(", ")", "[", "]", "{", "}", "<", ">", ",", ".", ";", ":", "=", "@", "#", "&", "|", "!", "?", "~", "^", "%",
        "*", "+", "-", "/",
        "\\", "\"", "'", "`", "$", "_", "->", "...", "..<", "==", "&&", "||", "??", "::", "#if", "#else", "#endif",
        "#elseif", "#a",
        "#available", "@a", "@a(", "@a()", "$0", "a", "1", "1.0", "\"a\"", "\"\\(", "\"\"\"", "\\(", "\\.", "<a>", "()",
        "[]", "{}", "(a)", "[a]",
        "0x", "/a/", "#/", "<#", "#>", "//", "/*", "a:", "a.", "a,", "a?", "a!", "a=", "a+", "+a", "-a", "&a", ".a",
        ".a(", "A<", "A &", "() ->",
        "a ->", "a ? a :", "try!", "try?", "as!", "as?", "else if", "if a {", "} else if a {", "if a,", "if let a =",
        "if case",
        "case let", "case .a:", "case a(", "switch a {", "let a:", "var a:", "let a =", "func a()", "func a(",
        "func a<", "guard a else",
        "guard a else {", "where a:", "where a ==", "class A:", "class A {", "for a in", "while a", "repeat {", "do {",
        "catch {",
        "a as", "a is", "{ a in", "#if a\n", "#if a &&", "#if !", "macro a =", "get {", "init(", "= {", "operator +",
        "import a",
    ]
}
