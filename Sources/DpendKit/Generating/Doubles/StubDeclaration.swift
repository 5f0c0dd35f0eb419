/// Writes a stub: a class that implements a protocol, records calls, and does what a test says.
struct StubDeclaration {
    let stubbed: StubbedProtocol
    let name: SwiftName
    /// How a test passes another double, for messages.
    let way: String
    let closureAliases: Set<String>

    private var title: String { stubbed.type.path }

    /// The words that have another name in the stub.
    private var renamed: [String: SwiftName] {
        let own = stubbed.associatedTypes.names.map { ($0, SwiftName(escaping: $0)) }
        return stubbed.qualified.merging(own) { $1 }.merging(["Self": name]) { $1 }
    }

    private func code(_ parsed: ParsedSwift) -> SwiftCode { SwiftCode(parsed, renaming: renamed) }

    private var head: SwiftCode {
        let isolation: SwiftModifiers = stubbed.actor == nil ? "nonisolated " : SwiftModifiers(actor: stubbed.actor)
        return "\(isolation)final class \(name)"
    }

    /// The generic parameters for the associated types.
    private var parameters: [SwiftCode] {
        stubbed.associatedTypes.parameters.map { type -> SwiftCode in
            let name = SwiftName(escaping: type.name)
            let constraints = type.constraints.map(code)
            return constraints.isEmpty
                ? "\(name)" : "\(name): \(constraints.dropFirst().reduce(constraints[0]) { "\($0) & \($1)" })"
        }
    }

    /// The protocol. Swift 6.3 does not always see a conformance that is written with an alias of the type around the
    /// stub.
    private var implemented: SwiftType {
        let type = stubbed.type
        guard type.hasQualifiedName, type.fileAlias == nil, type.components.count == 1, let module = type.module else {
            return SwiftType(type)
        }
        return SwiftType(SwiftName(module: module, declaring: type.components[0].name))
    }

    /// The declaration.
    var declaration: SwiftDeclaration {
        let conformances: [SwiftType] = [implemented, "@unchecked \(.swift)Sendable"]
        let conditions = stubbed.associatedTypes.conditions.map { condition -> SwiftCode in
            let (subject, type) = (code(condition.subject), code(condition.type))
            return condition.isSameType ? "\(subject) == \(type)" : "\(subject): \(type)"
        }
        return .type(head, parameters: parameters, conformingTo: conformances, where: conditions) {
            for (name, type) in stubbed.associatedTypes.aliases {
                SwiftDeclaration.line("typealias \(SwiftName(escaping: name)) = \(code(type))")
            }
            members
            standardMembers
            SwiftDeclaration.function("\(recordIsolation)init", [], isShort: true) {}
        }
        .documented(
            "Implements \(SwiftComment(named: title)): members record their calls, and return what a test sets.")
    }

    /// A test may make the stub of an isolated protocol anywhere.
    private var recordIsolation: SwiftModifiers { stubbed.actor == nil ? "" : "nonisolated " }

    /// The members for protocols of the standard library. A stub is equal to itself alone.
    @SwiftMembers private var standardMembers: [SwiftDeclaration] {
        let inherited = stubbed.standardProtocols
        let own = Set(stubbed.properties.map(\.name))
        if !inherited.isDisjoint(with: [.equatable, .hashable]) {
            SwiftDeclaration.fixed(
                "nonisolated static func == (left: \(name), right: \(name)) -> \(.swift)Bool { left === right }")
        }
        if inherited.contains(.hashable) {
            SwiftDeclaration.fixed(
                "nonisolated func hash(into hasher: inout \(.swift)Hasher) { hasher.combine(\(.swift)ObjectIdentifier(self)) }"
            )
        }
        for (known, property) in [
            (StubbedProtocol.StandardProtocol.described, "description"), (.debugDescribed, "debugDescription"),
        ] {
            if inherited.contains(known), !own.contains(property) {
                SwiftDeclaration.fixed(
                    "nonisolated var \(SwiftName(escaping: property)): \(.swift)String { \(SwiftCode(literal: name.text)) }"
                )
            }
        }
        if !inherited.isDisjoint(with: [.encodable, .codable]) {
            SwiftDeclaration.fixed("nonisolated func encode(to encoder: any \(.swift)Encoder) {}")
        }
        if !inherited.isDisjoint(with: [.decodable, .codable]) {
            SwiftDeclaration.fixed("nonisolated init(from decoder: any \(.swift)Decoder) {}")
        }
    }

    private var members: [SwiftDeclaration] {
        let names = recordNames
        let properties = stubbed.properties.flatMap { property in
            self.property(property, names.properties[property.name])
        }
        let functions = zip(stubbed.functions, names.functions).flatMap { function, records in
            StubMember(
                function: function, record: function.isStatic || function.kind == .initializer ? nil : records.get,
                setRecord: records.set, owner: title, renamed: renamed, actor: stubbed.actor, way: way,
                closureAliases: closureAliases
            ).declarations
        }
        return properties + functions
    }

    /// A name for each member that records calls. The labels and then numbers tell functions of one name apart.
    private var recordNames: (properties: [String: SwiftName], functions: [(get: SwiftName, set: SwiftName?)]) {
        var taken = Set(stubbed.properties.map(\.name) + stubbed.functions.map(\.name))
        func unused(_ name: String) -> SwiftName {
            var (candidate, number) = (name + "Stub", 2)
            while !taken.insert(candidate).inserted { (candidate, number) = ("\(name)\(number)Stub", number + 1) }
            return SwiftName(escaping: candidate)
        }
        let counts = Dictionary(stubbed.functions.map { ($0.name, 1) }, uniquingKeysWith: +)
        let properties = Dictionary(uniqueKeysWithValues: stubbed.properties.map { ($0.name, unused($0.name)) })
        let functions = stubbed.functions.map { function -> (get: SwiftName, set: SwiftName?) in
            let labels = function.parameters.map(\.label).filter { $0 != "_" }.map {
                $0.prefix(1).uppercased() + $0.dropFirst()
            }
            let name = counts[function.name] == 1 ? function.name : function.name + labels.joined()
            return (unused(name), function.isSettable && !function.isStatic ? unused(name + "Set") : nil)
        }
        return (properties, functions)
    }

    private func property(_ property: ProtocolRequirements.Property, _ record: SwiftName?) -> [SwiftDeclaration] {
        let isolation: SwiftCode = property.isNonisolated ? "nonisolated " : "\(SwiftModifiers(actor: property.actor))"
        let modifiers: SwiftCode = property.isStatic ? "\(isolation)static " : isolation
        let head: SwiftCode = "\(modifiers)var \(SwiftName(escaping: property.name)): \(code(property.type))"
        let text = "\(title).\(property.name)"
        let specifiers: SwiftCode = property.effects.code.map { " \(code($0))" } ?? ""
        guard let record, !property.isStatic else {
            let text = "'\(text)' belongs to no object, so a stub does not implement it; pass a double: \(way)"
            let get: SwiftStatement = property.empty.expression.map { .return($0) } ?? .failing(text)
            return [.accessors(head, get: "get\(specifiers)", [get], set: property.isSettable ? [] : nil)]
        }
        if property.effects.code != nil {
            let actor = property.isNonisolated ? nil : property.actor ?? stubbed.actor
            let handler: SwiftType = "\(SwiftModifiers(actor: actor))()\(specifiers) -> \(code(property.stored))"
            let call = SwiftExpression("stubbed").call().demanding(
                throws: property.effects.isThrowing, await: property.effects.isAsync)
            let message = "'\(text)' is not stubbed; set 'stub.\(record.text).handler', or pass a double: \(way)"
            let missing: SwiftStatement = property.empty.expression.map { .return($0) } ?? .failing(message)
            let body: [SwiftStatement] = [
                .guard(.let("stubbed", "self.\(record).called(with: ())"), else: [missing]), .return(call),
            ]
            return [
                .line("\(recordIsolation)let \(record)", "StubbedMember<\(.swift)Void, \(handler)>()"),
                .accessors(head, get: "get\(specifiers)", body),
            ]
        }
        let message: SwiftExpression = .string(
            "'\(text)' is not stubbed; set 'stub.\(property.name)', or pass a double: \(way)")
        let value = [SwiftArgument(message)] + (property.empty.expression.map { [SwiftArgument("value", $0)] } ?? [])
        return [
            .line(
                "\(recordIsolation)private let \(record)",
                SwiftExpression("StubbedValue<\(code(property.stored))>").call(value)),
            .accessors(
                head, get: "get", [.evaluate("self.\(record).value")],
                set: [.assign("self.\(record).value", "newValue")]),
        ]
    }
}
