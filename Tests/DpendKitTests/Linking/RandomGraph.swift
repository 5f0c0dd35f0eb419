import SeededRandom

@testable import DpendKit

/// Sources with classes that require each other with every form of parameter.
struct RandomGraph {
    private var random: RandomSource
    let text: String

    init(seed: UInt64) {
        random = RandomSource(seed: seed)
        var random = RandomSource(seed: seed)
        let protocolCount = 2 + random.number(below: 5)
        let classCount = 3 + random.number(below: 12)
        let protocols = (0..<protocolCount).map { number in
            number > 0 && random.number(below: 4) == 0
                ? "protocol P\(number): P\(random.number(below: number)) {}" : "protocol P\(number) {}"
        }
        let declared = (0..<protocolCount).map { "any P\($0)" } + (0..<classCount).map { "C\($0)Impl" }
        let classes = (0..<classCount).map { number in
            let inherited = (0..<random.number(below: 3)).map { _ in "P\(random.number(below: protocolCount))" }
            let clause = inherited.isEmpty ? "" : ": " + Set(inherited).sorted().joined(separator: ", ")
            let initializers = (0...random.number(below: 5) / 4).map { variant in
                let count = random.number(below: 4)
                let parameters = (0..<count).map {
                    Self.parameter("p\(variant)\($0)", of: random.element(of: declared), &random)
                }
                return "init\(random.number(below: 9) == 0 ? "?" : "")(\(parameters.joined(separator: ", "))) {}"
            }
            return "final class C\(number)Impl\(clause) { \(Set(initializers).sorted().joined(separator: "; ")) }"
        }
        let registrations = (0..<random.number(below: 4)).map { number in
            let tag = random.number(below: 2) == 0 ? "tag: Tag.self" : ""
            let type = random.element(of: declared)
            return
                "    func r\(number)() -> DependencyRegistration<\(type)> { DependencyRegistration(\(tag)) { fatalError() } }"
        }
        text =
            (["import DpendRuntime", "enum Tag: DependencyTag {}"] + protocols + classes
            + ["final class AppConfiguration: DependencyConfiguration {"] + registrations + ["}"]).joined(
                separator: "\n") + "\n"
    }

    private static func parameter(_ name: String, of type: String, _ random: inout RandomSource) -> String {
        let bare = type.hasPrefix("any ") ? "(\(type))" : type
        return switch random.number(below: 14) {
        case 0: "\(name): \(bare)?"
        case 1: "\(name): @escaping () -> \(type)"
        case 2: "\(name): Lazy<\(type)>"
        case 3: "\(name): [\(type)]"
        case 4: "\(name): Tagged<\(type), Tag>"
        case 5: "@Assisted \(name): Int"
        case 6: "\(name): @escaping (Int) -> \(type)"
        case 7: "\(name): Int = 1"
        case 8: "\(name): (() -> \(bare)?)?"
        default: "\(name): \(type)"
        }
    }

    /// The result of collecting them.
    func collected() throws -> CollectedDependencies {
        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        return try DependencyResolution(sources: [SourceFile(path: "App.swift", text: text)], options: options)
            .collected
    }
}

extension CollectedDependencies {
    /// The same with some of the classes and registrations, chosen by a seed, in a linked library.
    func movingSomeToLibrary(seed: UInt64) -> CollectedDependencies {
        var random = RandomSource(seed: seed)
        var known: [String: Bool] = [:]
        var result = self
        (result.factories, result.libraryFactories) = ([], [])
        result.libraries = [LibraryModule(name: "Library", path: "", factories: [])]
        for factory in factories {
            var factory = factory
            // A class has a factory for each of its keys and initializers.
            let maker = factory.providerType?.path ?? "\(factory.location)"
            let isMoved = known[maker] ?? (random.number(below: 2) == 0)
            known[maker] = isMoved
            if isMoved {
                factory.origin = .library("Library")
                result.libraryFactories.append(factory)
            } else {
                result.factories.append(factory)
            }
        }
        return result
    }
}

extension DependencyGraph {
    /// All nodes with their makers and arguments, one per line.
    var lines: [String] {
        nodes.flatMap(lines) + unneededAmbiguities.map { "\($0.key): \($0.factories.map(\.description))" }
    }

    /// The maker of a node, and its arguments.
    func lines(of node: DependencyGraphNode) -> [String] {
        node.providers.map { provider in
            let edges = provider.edges.map { LinkingRulesTests.description(of: $0, in: self) }
            return "\(node.key) = \(provider.factory) [\(edges.joined(separator: "; "))] \(node.effects)"
        }
    }
}
