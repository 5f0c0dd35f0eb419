/// Which variables hold which containers, as far as code says: containers go from where they are made through assignments, arguments and
/// results. The order of statements does not count.
///
/// A mention of a container stays open until somebody follows it. A container with a mention that nobody followed may
/// be anywhere, so that it cannot be told from others.
struct ContainerFlow {
    /// Something that holds a container.
    enum Holder: Hashable {
        /// A variable of a body, by its place.
        case variable(String, SourceLocation)
        /// A property, or what a function returns.
        case member(CodeIndex.MemberPlace)
        case parameter(CodeIndex.MemberPlace, Int)
        /// `self` in an extension of the container's type.
        case receiver(CodeIndex.MemberPlace)
        /// What a factory gets, by the place of its registration.
        case resolver(SourceLocation)
        /// What is made at a place.
        case made(SourceLocation)
        /// The container of static functions, by the number of the dialect.
        case common(Int)
        /// What a closure or an operator gives, by its number.
        case value(Int)
    }

    /// A mention of a holder that somebody has to follow.
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
        /// The scope of registrations that say none, and how it is written; nil for that of the library.
        var scope: RegistryScope?
        var writtenScope: String?
    }

    /// What the code says; what is found while nobody looks is left out.
    struct Findings {
        fileprivate(set) var made: [Int: Made] = [:]
        fileprivate(set) var flows: [(from: Int, to: Int)] = []
        /// The holders whose containers have further ones to ask: the holder, that of the other container.
        fileprivate(set) var parents: [(Int, Int)] = []
        /// The resolvers that factories get: the resolver, what is registered with.
        fileprivate(set) var resolvers: [(Int, Int)] = []
        /// The holders that may hold anything.
        fileprivate(set) var unknown: Set<Int> = []
        /// The holders that hold nothing at times.
        fileprivate(set) var empty: Set<Int> = []
        /// The names of members that are mentioned where nobody knows whose they are.
        fileprivate(set) var names: Set<String> = []
        /// The mentions that nobody has followed, by their numbers.
        fileprivate var open: [Int: Int] = [:]

        /// The holders of which somebody who cannot be followed gets what they hold.
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

    /// The number of a holder, if anybody has mentioned it.
    func known(_ holder: Holder) -> Int? { numbers[holder] }

    /// A holder for a value without a name.
    mutating func newValue() -> Int { number(.value(holders.count)) }

    /// Notes that a holder is mentioned.
    mutating func mention(_ holder: Int) -> Mention {
        mentionCount += 1
        findings.open[mentionCount] = holder
        return Mention(holder: holder, number: mentionCount)
    }

    /// A holder as it is declared, which nobody has to follow.
    func declaration(_ holder: Int) -> Mention { Mention(holder: holder, number: 0) }

    /// Notes that somebody follows a mention.
    mutating func follow(_ mention: Mention) { findings.open[mention.number] = nil }

    mutating func add(from: Int, to: Int) { if from != to { findings.flows.append((from, to)) } }
    mutating func addUnknown(to holder: Int) { findings.unknown.insert(holder) }
    mutating func addParent(_ parent: Int, of holder: Int) { findings.parents.append((holder, parent)) }
    mutating func addResolver(_ resolver: Int, ofFactoryIn holder: Int) { findings.resolvers.append((resolver, holder)) }
    mutating func addNothing(to holder: Int) { findings.empty.insert(holder) }
    mutating func addName(_ name: String) { findings.names.insert(name) }
    mutating func add(_ made: Made) { findings.made[made.holder] = made }
}

/// What an argument is to a container that is made, or whose method is called.
enum ContainerRole {
    /// What it asks for what it has not.
    case parent
    /// Each asks the other.
    case peer
    /// The container itself.
    case itself
    /// What is to fill it, alone or in an array.
    case assemblies
    /// The scope of registrations that say none.
    case defaultScope
}
