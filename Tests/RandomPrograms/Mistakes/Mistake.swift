import DpendKit

/// A single mistake in a program. dpend must report exactly this one.
struct Mistake: Sendable {
    /// The rule that reports it.
    var rule: String
    /// The variant, for a rule with several.
    var variant = ""
    /// Whether a library can have it as well.
    var fitsLibraries = false
    /// Adds it to a program. Returns the place of the report in the sources, or nil if it does not fit.
    var plant: @Sendable (inout ProgramBuilder) -> Spot?

    /// The expected place of a report.
    enum Spot {
        /// Text that occurs once, with `§` at the place.
        case text(String)
        /// The first of several places, by path and line.
        case first([String])
        /// No place in a file.
        case commandLine
        /// Any place in a file.
        case anywhere
        /// In a baseline, which accepts another mistake. Then the program without that mistake is checked.
        case accepted
        /// Like ``text(_:)``. Other reports of the rule also exist without the mistake.
        case added(String)
    }

    var name: String { variant.isEmpty ? rule : "\(rule): \(variant)" }

    static let all: [Mistake] =
        missing + cycles + ambiguities + weakStructures + comments + notExported + uninjectable + [
            undecidableScope, undecidableTag, undecidableValue, closureWithoutEffects, captive, unsendable, splitState,
            unused, filter,
            external, incompleteSource, platform, duplicate, manifest, throwingClosure, isolatedConformance,
            unfilledOptional, emptyContainer, misplaced, moved, unrelated,
            lostDecorator, staleBaseline,
        ] + unavailable + noncopyable + lessAccessible + demanded + otherContainers
}

extension ProgramBuilder {
    /// A class that a filter chooses, with its own parameters and a few satisfied ones; its full name.
    @discardableResult
    mutating func plantClass(
        _ parameters: [String], conformsTo conformances: [String] = [], scope: Scope = .unique, name: String? = nil,
        naming modules: Set<Int> = []
    ) -> String {
        let name = name ?? implicitName()
        var type = TypeDeclaration(keyword: "final class", name: name, access: access(in: plantIndex))
        type.inheritance = conformances
        type.members = ["let page: Page"]
        var initializer = Initializer(access: access(in: plantIndex))
        let context = RequestContext(module: plantIndex, isKept: true)
        initializer.parameters =
            self.parameters(number(below: 3), context)
            + parameters.map { text in
                let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix(" ") }
                return Parameter(
                    label: String(parts[0]), name: String(parts[0]), type: String(parts[1]), notes: [], wiring: .nothing
                )
            }
        type.initializers = [initializer]
        declare(Declaration(content: .type(type), namedModules: modules, isChosen: true), in: plantIndex)
        if scope != .unique { program.modules[plantIndex].options.scopes.append(("^\(name)$", scope)) }
        return name
    }

    /// A name that filters choose, even if they choose nothing else in the module.
    mutating func plantName() -> String {
        let name = implicitName()
        program.modules[plantIndex].options.filters.append(#"(^|\.)"# + name + "$")
        return name
    }

    /// A class that no filter chooses, without parameters; its name.
    mutating func plantPlain() -> String {
        let name = names.next() + "Plain"
        declare("\(access(in: plantIndex))final class \(name) {}\n", in: plantIndex)
        return name
    }

    /// A protocol.
    mutating func plantProtocol() -> String { newProtocol(in: plantIndex, isSendable: false) }

    /// A configuration with exported members.
    @discardableResult
    mutating func plantConfiguration(_ lines: [String]) -> String {
        let name = names.next() + "Configuration"
        let access = access(in: plantIndex)
        let body = lines.map { "    \(access)\($0)\n" }.joined()
        declare(
            "\(access)final class \(name): DependencyConfiguration {\n    \(access)init() {}\n\(body)}\n",
            in: plantIndex)
        return name
    }
}
