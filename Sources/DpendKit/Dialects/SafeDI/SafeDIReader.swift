/// Reads the declarations with attributes of SafeDI.
struct SafeDIReader {
    /// The types and extensions, in the order of their places.
    private(set) var instantiables: [SafeDIInstantiable] = []
    /// The declarations that SafeDI rejects.
    private(set) var problems: [ScopeTree.Problem] = []
    /// The types that the sources declare, with and without SafeDI.
    private(set) var declared: [String: (location: SourceLocation, isProtocol: Bool)] = [:]
    /// The Swift modules among the sources, as the names of folders tell.
    private(set) var folders: Set<String> = []
    private var configurations: [String: SourceLocation] = [:]

    init(_ files: [SourceCode]) {
        for file in files { read(file) }
        instantiables.sort { ($0.location, $0.type.description) < ($1.location, $1.type.description) }
    }

    private mutating func read(_ file: SourceCode) {
        let folder = file.path.split(separator: "/").dropLast()
        folders.formUnion(folder.map(String.init))
        let names = Self.names(of: file)
        for (position, type) in file.types.enumerated() where type.kind != .extension {
            declared[names[position]] = declared[names[position]] ?? (type.location, type.kind == .protocol)
        }
        for macro in file.macros where macro.name == "SafeDIConfiguration" {
            noteConfiguration(macro, in: folder.joined(separator: "/"))
        }
        let members = Dictionary(grouping: file.members.filter { $0.owner != nil }) { $0.owner ?? 0 }
        for (position, type) in file.types.enumerated() {
            guard let attribute = type.attributes.first(where: { $0.name == "Instantiable" }) else { continue }
            switch type.kind {
            case .class, .actor, .struct:
                readType(type, SafeDIType(names[position]), attribute, members[position] ?? [], file)
            case .extension: readExtension(type, attribute, members[position] ?? [], file)
            case .enum, .protocol:
                refuse(
                    "'@Instantiable' stands before '\(type.name)', and SafeDI takes classes, actors, structures and extensions only",
                    about: type.name, at: type.location)
            }
        }
    }

    /// The full names of types.
    private static func names(of file: SourceCode) -> [String] {
        var names: [String] = []
        for type in file.types { names.append((type.parent.map { names[$0] + "." } ?? "") + type.name) }
        return names
    }

    private mutating func noteConfiguration(_ macro: CodeMacro, in folder: String) {
        if let first = configurations[folder] {
            refuse(
                "a Swift module has one '#SafeDIConfiguration' at most", about: "SafeDIConfiguration",
                at: macro.location, notes: [("the first one is here", first)])
        } else {
            configurations[folder] = macro.location
        }
    }

    // MARK: Types

    private mutating func readType(
        _ type: CodeType, _ name: SafeDIType, _ attribute: CodeAttribute, _ members: [CodeMember], _ file: SourceCode
    ) {
        var one = instantiable(name, attribute, at: type.location, members, file)
        one.inherited = Set(type.inherited.compactMap { $0.nominal?.path })
        one.isPlain = attribute.arguments.isEmpty
        for member in members where member.kind == .property {
            guard let dependency = dependency(member, of: name) else { continue }
            one.dependencies.append(dependency)
        }
        judge(type, one, attribute, members)
        instantiables.append(one)
    }

    private mutating func readExtension(
        _ type: CodeType, _ attribute: CodeAttribute, _ members: [CodeMember], _ file: SourceCode
    ) {
        let functions = members.filter { $0.kind == .function && $0.name == "instantiate" && $0.writtenType != nil }
        let extended = SafeDIType(type.name)
        let isMockOnly = attribute.flag("mockOnly") == true
        if functions.isEmpty, !isMockOnly {
            refuse(
                "the extension of '\(extended)' has no 'instantiate', so that SafeDI cannot make it", about: type.name,
                at: type.location,
                notes: [("add 'public static func instantiate() -> \(extended)'", nil)])
        }
        if functions.isEmpty, isMockOnly {
            instantiables.append(instantiable(extended, attribute, at: type.location, members, file))
        }
        for function in functions {
            let made = SafeDIType(function.writtenType ?? "")
            var one = instantiable(made, attribute, at: function.location, members, file)
            one.isRoot = false
            for parameter in function.parameters {
                let written = (parameter.writtenType ?? "").replacingPrefix("@escaping")
                one.dependencies.append(
                    SafeDIDependency(
                        source: .received(onlyIfAvailable: false), name: parameter.name, type: SafeDIType(written),
                        location: parameter.location))
            }
            if made.withoutArguments != extended.withoutArguments {
                refuse(
                    "'instantiate' of the extension of '\(extended)' returns '\(made)'", about: type.name,
                    at: function.location, notes: [("return '\(extended)'", nil)])
            } else if !function.isStatic {
                refuse(
                    "'instantiate' of the extension of '\(extended)' is not static", about: type.name,
                    at: function.location, notes: [("make it 'public static'", nil)])
            }
            instantiables.append(one)
        }
    }

    private mutating func instantiable(
        _ name: SafeDIType, _ attribute: CodeAttribute, at location: SourceLocation, _ members: [CodeMember],
        _ file: SourceCode
    ) -> SafeDIInstantiable {
        var one = SafeDIInstantiable(type: name, location: location)
        one.isRoot = attribute.flag("isRoot") ?? false
        one.isMockOnly = attribute.flag("mockOnly") ?? false
        one.imports = file.imports
        let mock = attribute.text("customMockName") ?? "mock"
        one.hasMock = members.contains { $0.kind == .function && $0.isStatic && $0.name == mock }
        if one.isMockOnly, one.isRoot {
            refuse("'\(name)' is made for mocks only, and cannot be a root", about: name.description, at: location)
        }
        if let value = attribute.value("fulfillingAdditionalTypes") {
            guard case .array(let elements) = value else {
                refuse(
                    "'fulfillingAdditionalTypes' of '\(name)' must be a literal list of types", about: name.description,
                    at: location)
                return one
            }
            for case .metatype(let type) in elements {
                one.otherTypes.append(SafeDIType(type.spelling(.plain)).instantiated)
            }
        }
        return one
    }

    private mutating func judge(
        _ type: CodeType, _ one: SafeDIInstantiable, _ attribute: CodeAttribute, _ members: [CodeMember]
    ) {
        if !type.isPublic, !one.isMockOnly {
            refuse(
                "'\(one.type)' is '@Instantiable' and not public", about: one.type.description, at: type.location,
                remedies: [Remedy(.init(.setAccess, "\(one.type)", "public", at: type.location))])
        }
        if one.isRoot {
            let made = Set(
                one.dependencies.filter { if case .received = $0.source { false } else { true } }.map { "\($0)" })
            for dependency in one.dependencies {
                var isMet = dependency.isMade
                if case .renamed(let name, let type, let isSoft) = dependency.source {
                    // The type of an argument lacks its `any`.
                    isMet = isSoft || made.contains("\(name): \(type)") || made.contains("\(name): any \(type)")
                }
                if isMet { continue }
                refuse(
                    "the root '\(one.type)' has nothing above it that passes '\(dependency)'",
                    about: "\(one.type).\(dependency.name)", at: dependency.location,
                    remedies: dependency.isPlain ? [dependency.remedy(making: one)] : [])
            }
        }
        let initializers = members.filter { $0.kind == .initializer }
        if initializers.isEmpty || one.isMockOnly { return }
        let names = one.dependencies.map(\.name)
        let fits = initializers.contains { initializer in
            let labels = initializer.parameters.map(\.label)
            return names.allSatisfy(labels.contains)
                && initializer.parameters.allSatisfy { $0.hasDefault || names.contains($0.label) }
        }
        if fits { return }
        let lacking = names.filter { name in !initializers[0].parameters.contains { $0.label == name } }
        let reason =
            lacking.isEmpty
            ? "a parameter that SafeDI does not know and that has no default value" : "no parameter '\(lacking[0])'"
        refuse(
            "the initializer of '\(one.type)' has \(reason)", about: one.type.description, at: initializers[0].location)
    }

    // MARK: Properties

    private static let attributes: Set<String> = ["Instantiated", "Received", "Forwarded"]

    private mutating func dependency(_ member: CodeMember, of owner: SafeDIType) -> SafeDIDependency? {
        let found = member.attributes.filter { Self.attributes.contains($0.name) }
        guard let attribute = found.first else { return nil }
        let subject = "\(owner).\(member.name)"
        func refuse(_ message: String, _ help: String? = nil, remedies: [Remedy.Step] = []) {
            self.refuse(
                message, about: subject, at: member.location, notes: help.map { [(text: $0, location: nil)] } ?? [],
                remedies: remedies.map { Remedy($0) })
        }
        /// A change of this property.
        func step(_ action: Remedy.Action, _ value: String, replacing original: String? = nil) -> Remedy.Step {
            .init(action, member.name, value, of: "\(owner)", replacing: original, at: member.location)
        }
        if member.isStatic { refuse("'\(member.name)' is static, and SafeDI passes values to instances only") }
        if member.isStatic { return nil }
        if found.count > 1 {
            refuse(
                "'\(member.name)' is '@\(found[0].name)' and '@\(found[1].name)'",
                remedies: found.prefix(2).map {
                    .init(.removeModifier, member.name, "@\($0.name)", at: member.location)
                })
        }
        if member.value != nil {
            refuse("'\(member.name)' is '@\(attribute.name)' and has an initial value", "remove the initial value")
        }
        if member.isVariable, member.attributes.count == 1 {
            refuse(
                "'\(member.name)' is '@\(attribute.name)' and a variable, and instances below do not see its changes",
                remedies: [step(.replaceModifier, "let", replacing: "var")])
        }
        guard let written = member.writtenType else { return nil }
        let type = SafeDIType(written)
        var result = SafeDIDependency(source: .forwarded, name: member.name, type: type, location: member.location)
        result.isPlain = attribute.arguments.isEmpty
        switch attribute.name {
        case "Instantiated":
            result.source = .instantiated
            result.fulfilling = attribute.text("fulfilledByType").map { SafeDIType($0) }
            let isNamed = attribute.value("fulfilledByType") != nil
            if type.isErased, !isNamed {
                refuse("'\(member.title)' does not say which type it makes", "add 'fulfilledByType'")
            }
            if type.isLazy, !type.isErased, isNamed {
                refuse("'fulfilledByType' does not go with '\(type)'", "make it an 'ErasedInstantiator'")
            }
            if isNamed, result.fulfilling == nil {
                refuse("'fulfilledByType' of '\(member.name)' is not the plain text of a type")
            }
        case "Received":
            let isSoft = attribute.flag("onlyIfAvailable") ?? false
            if isSoft, !type.isOptional {
                refuse(
                    "'\(member.name)' is received only if it is available, and '\(type)' is not optional",
                    remedies: [step(.changeType, type.optional)])
            }
            result.source = .received(onlyIfAvailable: isSoft)
            if let name = attribute.text("fulfilledByDependencyNamed"),
                case .metatype(let original) = attribute.value("ofType")
            {
                result.source = .renamed(
                    name: name, type: SafeDIType(original.spelling(.plain)), onlyIfAvailable: isSoft)
            } else if attribute.value("fulfilledByDependencyNamed") != nil || attribute.value("ofType") != nil {
                refuse(
                    "a new name for '\(member.name)' requires 'fulfilledByDependencyNamed' and 'ofType', both as literals"
                )
            }
        default: break
        }
        return result
    }

    private mutating func refuse(
        _ message: String, about subject: String, at location: SourceLocation,
        notes: [(text: String, location: SourceLocation?)] = [], remedies: [Remedy] = []
    ) {
        problems.append(.init(.invalid, message, about: subject, at: location, notes: notes, remedies: remedies))
    }
}

extension CodeMember {
    /// `clock: Clock`
    fileprivate var title: String { "\(name): \(writtenType ?? "")" }
}

extension CodeAttribute {
    /// The argument with a label.
    fileprivate func value(_ label: String) -> CodeExpression? { arguments.first { $0.label == label }?.value }

    fileprivate func flag(_ label: String) -> Bool? {
        if case .literal(.boolean(let flag)) = value(label) { flag } else { nil }
    }

    fileprivate func text(_ label: String) -> String? {
        if case .literal(.string(let text)) = value(label) { text } else { nil }
    }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
