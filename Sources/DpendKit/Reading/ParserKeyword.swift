/// The meaning of a word for the parser's way on.
enum ParserKeyword {
    /// A name or another operand.
    case name
    case plain
    /// A name follows it: `case`, `func`.
    case naming
    /// A statement before it may go on: `else`, `where`.
    case continuing
    /// The same for `async`, which may also be a name: `async a; async a; …` lacks semicolons.
    case effect
    /// A brace has to follow: `if`, `do`.
    case waiting
    /// The same for types: `class`, `extension`.
    case type
    /// A declaration: `init`, `subscript`.
    case declaring

    /// Whether a statement before it may go on.
    var continues: Bool { self == .continuing || self == .effect }
    var waits: Bool { self == .waiting || self == .type }
    var declares: Bool { waits || self == .naming || self == .declaring }

    static let all: KeywordTable<ParserKeyword> = {
        let lists = [
            (plainWords, ParserKeyword.plain), (namingWords, .naming), (continuingWords, .continuing),
            (effectWords, .effect), (waitingWords, .waiting), (typeWords, .type), (declaringWords, .declaring),
        ]
        let words = lists.flatMap { words, kind in
            words.split(whereSeparator: \.isWhitespace).map { (String($0), kind) }
        }
        return KeywordTable(words, otherwise: .name)
    }()

    private static let namingWords = "case func import let typealias var"

    private static let waitingWords = """
        catch defer do for guard if macro precedencegroup repeat switch while
        """

    private static let typeWords = "actor class enum extension protocol struct"

    private static let declaringWords = "associatedtype deinit init operator subscript"

    private static let continuingWords = "as else in is rethrows throws where"

    private static let effectWords = "async reasync"

    /// The other keywords of swift-syntax, except operands such as `self` and `return`, after which a line may end.
    private static let plainWords = """
        __consuming __owned __setter_access __shared _backDeploy _borrow _borrowing _BridgeObject _Class _compilerInitialized _const
        _consuming _documentation _dynamicReplacement _effects _forward _implements _linear _local _modify _move _mutating
        _NativeClass _NativeRefCountedObject _noMetadata _opaqueReturnTypeOf _originallyDefinedIn _PackageDescription _read
        _RefCountedObject _specialize _spi_available _Trivial _TrivialAtMost _TrivialStride _underlyingVersion _UnknownLayout
        _version abi accesses addressWithNativeOwner addressWithOwner any assignment associativity attached
        autoclosure availability available await backDeployed before block borrow borrowing canImport compiler consume copy
        consuming convenience convention default dependsOn deprecated derivative didSet differentiable distributed dynamic
        each escaping exported file fileprivate final discard forward freestanding get higherThan indirect infix
        initializes inout internal introduced isolated kind lazy left line linear lowerThan message metadata modify module
        mutableAddressWithNativeOwner mutate mutating noasync noDerivative noescape none nonisolated nonmutating nonsending objc
        obsoleted of open optional override package postfix preconcurrency prefix private public read renamed required
        retroactive reverse right safe scoped sending set some specialized spi spiModule static swift target then throw
        transpose try unavailable unchecked unowned unsafe unsafeAddress unsafeMutableAddress using visibility weak
        willSet witness_method wrt yield
        """
}
