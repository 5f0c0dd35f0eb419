import DpendKit
import SeededRandom

/// A program that is being built. Providers exist before their users, so that the wiring is known.
struct ProgramBuilder {
    var random: RandomSource
    var program: Program
    var offers: [Offer] = []
    var groups: [Group] = []
    var names: Names
    let style: NameStyle
    var hasStructs = false
    /// The names that filters choose.
    var implicitNames: [String] = []
    /// Members of configurations that provide a protocol.
    var overridable: [Overridable] = []
    /// Whether to use names that generated code uses.
    let isHostile: Bool
    /// The spelling of the main actor.
    var mainActor: String { isHostile ? "@Swift.MainActor" : "@MainActor" }
    /// The prefix of standard types.
    var standard: String { isHostile ? "Swift." : "" }
    /// The access of libraries' exports.
    let exportedAccess: ResolutionOptions.Access
    /// The types of closures with run-time values, by the result's type.
    var closureTypes: [String: Set<String>] = [:]

    var applicationIndex: Int { program.modules.count - 1 }
    /// The module that gets a mistake.
    var plantIndex = 0

    // MARK: Chance

    mutating func number(below bound: Int) -> Int { random.number(below: bound) }
    mutating func chance(_ percent: Int) -> Bool { random.number(below: 100) < percent }
    mutating func pick<Element>(_ elements: [Element]) -> Element { random.element(of: elements) }

    /// One of several elements, by weights.
    mutating func pick<Element>(_ elements: [Element], weight: (Element) -> Int) -> Element {
        var rest = random.number(below: elements.reduce(0) { $0 + weight($1) })
        for element in elements {
            rest -= weight(element)
            if rest < 0 { return element }
        }
        return elements[elements.count - 1]
    }

    mutating func count(_ feature: String) { program.features[feature, default: 0] += 1 }

    // MARK: Declaring

    mutating func declare(_ text: String, in module: Int, naming modules: Set<Int> = []) {
        declare(Declaration(content: .text(text), namedModules: modules), in: module)
    }

    mutating func declare(_ declaration: Declaration, in module: Int) {
        var declaration = declaration
        declaration.file = number(below: 100)
        declaration.namedModules.remove(module)
        program.modules[module].declarations.append(declaration)
    }

    /// The access before declarations that other modules use.
    func access(in module: Int) -> String { module == applicationIndex ? "" : "\(exportedAccess.rawValue) " }

    mutating func implicitName() -> String {
        let word = names.next()
        implicitNames.append(style.name(word, &self))
        return implicitNames[implicitNames.count - 1]
    }

    /// A tag, declared.
    mutating func tag(in module: Int) -> String {
        let name = names.next()
        declare("\(access(in: module))enum \(name): DependencyTag {}\n", in: module)
        return name
    }

    // MARK: Asking

    /// Whether a module sees another one's declarations.
    func isVisible(_ module: Int, from user: Int) -> Bool {
        module == user || program.modules[user].links.contains(module)
    }

    /// The positions of offers that a parameter can have.
    func available(_ context: RequestContext, where isFit: (Offer) -> Bool) -> [Int] {
        offers.indices.filter {
            let offer = offers[$0]
            return offer.usesLeft > (context.isMadeOften ? 1 : 0)
                && offer.imports.union([offer.provided]).allSatisfy { isVisible($0, from: context.module) }
                && isFit(offer)
        }
    }

    /// A suitable offer, which is used up once.
    mutating func take(_ context: RequestContext, where isFit: (Offer) -> Bool) -> Offer? {
        let fitting = available(context, where: isFit)
        guard !fitting.isEmpty else { return nil }
        // New offers are more interesting.
        let index = chance(50) ? fitting[fitting.count - 1 - number(below: min(4, fitting.count))] : pick(fitting)
        offers[index].usesLeft -= 1
        return offers[index]
    }
}
