import DpendKit

/// One mistake that a program gets, and that dpend has to report, just it.
struct Mistake: Sendable {
    /// The rule that reports it.
    var rule: String
    /// What sort of it, where a rule reports several.
    var variant = ""
    /// Adds it to a program; what the place of the report looks like in the sources, or nil where it does not fit.
    var plant: @Sendable (inout ProgramBuilder) -> Spot?

    /// Where a report has to point to.
    enum Spot {
        /// Text that is there once, with `§` where the place is.
        case text(String)
        /// The first of several such places, by path and line.
        case first([String])
        /// Nowhere in a file.
        case commandLine
    }

    var name: String { variant.isEmpty ? rule : "\(rule): \(variant)" }

    static let all: [Mistake] =
        missing + cycles + ambiguities + [
            undecidableScope, undecidableTag, weakStructure, closureWithoutEffects, captive, unsendable, filter, external, notExported,
            privateProperty, incompleteSource, platform, duplicate,
        ]
}

extension ProgramBuilder {
    /// A class that a filter chooses, with parameters of its own and a few that can be met; its full name.
    @discardableResult
    mutating func plantClass(_ parameters: [String], conformsTo conformances: [String] = [], scope: Scope = .unique, name: String? = nil) -> String {
        let name = name ?? implicitName()
        var type = TypeDeclaration(keyword: "final class", name: name, access: "")
        type.inheritance = conformances
        type.members = ["let page: Page"]
        var initializer = Initializer(access: "")
        let context = RequestContext(module: applicationIndex, isKept: true)
        initializer.parameters = self.parameters(number(below: 3), context) + parameters.map { text in
            let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix(" ") }
            return Parameter(label: String(parts[0]), name: String(parts[0]), type: String(parts[1]), notes: [], wiring: .nothing)
        }
        type.initializers = [initializer]
        declare(Declaration(content: .type(type), isChosen: true), in: applicationIndex)
        if scope != .unique { program.modules[applicationIndex].options.scopes.append(("^\(name)$", scope)) }
        return name
    }

    /// A protocol of the application.
    mutating func plantProtocol() -> String { newProtocol(in: applicationIndex, isSendable: false) }

    /// A configuration of the application with a member.
    mutating func plantConfiguration(_ lines: [String]) -> String {
        let name = names.next() + "Configuration"
        let body = lines.map { "    \($0)\n" }.joined()
        declare("final class \(name): DependencyConfiguration {\n\(body)}\n", in: applicationIndex)
        return name
    }
}
