/// The variables that hold containers, as far as the code says. Containers go through assignments, arguments and
/// results. The order of statements does not count.
///
/// A mention of a container stays open until the walker follows it. A container with an open mention may be anywhere,
/// so dpend cannot distinguish it from others.
struct ContainerFlow {
    /// Something that holds a container.
    enum Holder: Hashable {
        /// A variable of a body, identified by its place.
        case variable(String, SourceLocation)
        /// A property, or the result of a function.
        case member(CodeIndex.MemberPlace)
        case parameter(CodeIndex.MemberPlace, Int)
        /// `self` in an extension of the container's type.
        case receiver(CodeIndex.MemberPlace)
        /// The resolver that a factory gets, by the place of its registration.
        case resolver(SourceLocation)
        /// The container that is made at a place.
        case made(SourceLocation)
        /// The container of static functions, by the number of the dialect.
        case common(Int)
        /// The result of a closure or an operator, by its number.
        case value(Int)
    }

    /// A mention of a holder that the walker has to follow.
    struct Mention {
        var holder: Int
        fileprivate var number: Int
    }

    /// A container that the code makes.
    struct Made {
        var holder: Int
        var dialect: Int
        var location: SourceLocation
        /// The name of the type.
        var type: String
        /// The function that makes it.
        var function: String
        /// The scope of registrations without one, and its spelling; nil for the library's default.
        var scope: RegistryScope?
        var writtenScope: String?
    }

    /// The findings of the walk. Findings of a silent walk are dropped.
    struct Findings {
        fileprivate(set) var made: [Int: Made] = [:]
        fileprivate(set) var flows: [(from: Int, to: Int)] = []
        /// Pairs of holders: a container, and another container that it asks next.
        fileprivate(set) var parents: [(Int, Int)] = []
        /// Pairs of holders: the resolver that a factory gets, and the container of its registration.
        fileprivate(set) var resolvers: [(Int, Int)] = []
        /// The holders that may hold anything.
        fileprivate(set) var unknown: Set<Int> = []
        /// The holders that may hold nothing.
        fileprivate(set) var empty: Set<Int> = []
        /// The names of mentioned members whose owner is unknown.
        fileprivate(set) var names: Set<String> = []
        /// The mentions that the walker has not followed, by their numbers.
        fileprivate var open: [Int: Int] = [:]

        /// The holders whose containers reach code that the walker cannot follow.
        var escaped: Set<Int> { Set(open.values) }
        init() {}
    }

    var findings = Findings()
    private(set) var holders: [Holder] = []
    private var numbers: [Holder: Int] = [:]
    private var mentionCount = 0

    /// The number of a holder.
    mutating func number(_ holder: Holder) -> Int {
        if let known = numbers[holder] { return known }
        numbers[holder] = holders.count
        holders.append(holder)
        return holders.count - 1
    }

    /// The number of a holder, if the code mentions it.
    func known(_ holder: Holder) -> Int? { numbers[holder] }

    /// A holder for a value without a name.
    mutating func newValue() -> Int { number(.value(holders.count)) }

    /// Notes that a holder is mentioned.
    mutating func mention(_ holder: Int) -> Mention {
        mentionCount += 1
        findings.open[mentionCount] = holder
        return Mention(holder: holder, number: mentionCount)
    }

    /// A holder as it is declared; it needs no following.
    func declaration(_ holder: Int) -> Mention { Mention(holder: holder, number: 0) }

    /// Notes that the walker follows a mention.
    mutating func follow(_ mention: Mention) { findings.open[mention.number] = nil }

    mutating func add(from: Int, to: Int) { if from != to { findings.flows.append((from, to)) } }
    mutating func addUnknown(to holder: Int) { findings.unknown.insert(holder) }
    mutating func addParent(_ parent: Int, of holder: Int) { findings.parents.append((holder, parent)) }
    mutating func addResolver(_ resolver: Int, ofFactoryIn holder: Int) {
        findings.resolvers.append((resolver, holder))
    }
    mutating func addNothing(to holder: Int) { findings.empty.insert(holder) }
    mutating func addName(_ name: String) { findings.names.insert(name) }
    mutating func add(_ made: Made) { findings.made[made.holder] = made }
}

/// The role of an argument for a container that is made, or whose method is called.
enum ContainerRole {
    /// The container asks the argument for keys that it does not have.
    case parent
    /// Each asks the other.
    case peer
    /// The container itself.
    case itself
    /// The argument fills the container, alone or in an array.
    case assemblies
    /// The scope of registrations without one.
    case defaultScope
}
