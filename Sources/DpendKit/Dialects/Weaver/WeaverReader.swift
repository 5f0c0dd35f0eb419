/// Reads the annotations of sources, as comments and as attributes of properties.
struct WeaverReader {
    /// The containers, in the order of their places.
    private(set) var containers: [WeaverContainer] = []
    /// The annotations that Weaver ignores or rejects.
    private(set) var problems: [ScopeTree.Problem] = []
    /// Whether there is an annotation at all.
    private(set) var isAnnotated = false
    /// The containers by the names of the types.
    private var positions: [String: Int] = [:]

    init(_ files: [SourceCode]) {
        for file in files where file.hasBodies { read(file) }
    }

    private struct Found {
        var annotation: WeaverAnnotation
        var wrapper: (parameterCount: Int, parameters: [WeaverType])?
        var owner: Int?
        var location: SourceLocation
    }

    private mutating func read(_ file: SourceCode) {
        var found: [Found] = []
        for comment in file.comments {
            guard
                let annotation = understood(
                    comment.text, at: comment.location,
                    { text throws(WeaverAnnotation.Mistake) in try WeaverAnnotation.reading(comment: text) })
            else { continue }
            found.append(Found(annotation: annotation, owner: comment.owner, location: comment.location))
        }
        for member in file.members where member.kind == .property && !member.isStatic {
            guard
                let attribute = member.attributes.first(where: {
                    $0.name == "Weaver" || Self.parameterCount($0.name) != nil
                })
            else { continue }
            found += read(attribute, of: member)
        }
        if found.isEmpty { return }
        isAnnotated = true
        let names = Self.names(of: file)
        var settings:
            [(container: Int, name: String, attribute: WeaverAnnotation.Attribute, location: SourceLocation)] = []
        for one in found.sorted(by: { $0.location < $1.location }) {
            if case .module = one.annotation { continue }
            guard let home = home(of: one.owner, in: file) else {
                refuse(
                    "the annotation stands outside all classes and structures, and Weaver stops there", about: "weaver",
                    at: one.location)
                continue
            }
            let container = container(names[home], file.types[home])
            switch one.annotation {
            case .registration(let name, let type, let interface):
                add(
                    WeaverDependency(
                        kind: .registration, name: name, type: type, interface: interface, wrapper: one.wrapper,
                        location: one.location), to: container)
            case .reference(let name, let type):
                add(
                    WeaverDependency(
                        kind: .reference, name: name, type: type, wrapper: one.wrapper, location: one.location),
                    to: container)
            case .parameter(let name, let type):
                add(WeaverDependency(kind: .parameter, name: name, type: type, location: one.location), to: container)
            case .attribute(let name, let attribute): settings.append((container, name, attribute, one.location))
            case .module: break
            }
        }
        // An attribute before its annotation is always a mistake, and then Weaver stops as well.
        var seen: Set<String> = []
        for setting in settings {
            apply(setting.attribute, to: setting.name, of: setting.container, at: setting.location, &seen)
        }
    }

    /// The full names of types.
    private static func names(of file: SourceCode) -> [String] {
        var names: [String] = []
        for type in file.types { names.append((type.parent.map { names[$0] + "." } ?? "") + type.name) }
        return names
    }

    /// The class or structure whose instances an annotation belongs to. For an extension it is the extended type, as in
    /// earlier versions of Weaver.
    private func home(of owner: Int?, in file: SourceCode) -> Int? {
        var next = owner
        while let type = next {
            switch file.types[type].kind {
            case .class, .struct, .extension: return type
            case .enum, .protocol, .actor: next = file.types[type].parent
            }
        }
        return nil
    }

    /// The container of a type, or a new one.
    private mutating func container(_ name: String, _ type: CodeType) -> Int {
        if let known = positions[name] {
            if type.kind != .extension {
                (containers[known].isPublic, containers[known].location) = (type.isPublic, type.location)
            }
            return known
        }
        positions[name] = containers.count
        containers.append(WeaverContainer(name: name, isPublic: type.isPublic, location: type.location))
        return containers.count - 1
    }

    private mutating func add(_ dependency: WeaverDependency, to container: Int) {
        if let first = containers[container][dependency.name] {
            refuse(
                "'\(containers[container].name)' declares '\(dependency.name)' twice, and Weaver stops there",
                about: "\(containers[container].name).\(dependency.name)", at: dependency.location,
                notes: [("the first one is here", first.location)])
            return
        }
        containers[container].dependencies.append(dependency)
    }

    private mutating func apply(
        _ attribute: WeaverAnnotation.Attribute, to name: String, of container: Int, at location: SourceLocation,
        _ seen: inout Set<String>
    ) {
        let owner = containers[container].name
        let subject = "\(owner).\(name)"
        guard seen.insert("\(container) \(name) \(attribute.name)").inserted else {
            return refuse(
                "'\(attribute.name)' of '\(name)' is set twice, and Weaver stops there", about: subject, at: location)
        }
        if name == "self" {
            guard case .isolated(let value) = attribute else {
                return refuse("'self' has no attribute '\(attribute.name)'", about: subject, at: location)
            }
            containers[container].isIsolated = value
            return
        }
        guard let position = containers[container].dependencies.firstIndex(where: { $0.name == name }) else {
            return refuse(
                "this sets '\(attribute.name)' of '\(name)', which '\(owner)' does not declare", about: subject,
                at: location)
        }
        let kind = containers[container].dependencies[position].kind
        guard Self.fits(attribute, kind) else {
            let noun =
                switch kind {
                case .registration: "registration"
                case .reference: "reference"
                case .parameter: "parameter"
                }
            return refuse(
                "'\(name)' is a \(noun); Weaver does not accept '\(attribute.name)\(attribute.value)' for it",
                about: subject, at: location)
        }
        switch attribute {
        case .builder(let text): containers[container].dependencies[position].builder = text
        case .scope(let scope): containers[container].dependencies[position].scope = scope
        case .platforms(let all): containers[container].dependencies[position].platforms = all
        case .projects(let all): containers[container].dependencies[position].projects = all
        case .isolated, .flag: break
        }
    }

    private static func fits(_ attribute: WeaverAnnotation.Attribute, _ kind: WeaverDependency.Kind) -> Bool {
        switch (attribute, kind) {
        case (.scope, .registration), (.scope(.weak), .parameter), (.scope(.container), .parameter), (.platforms, _),
            (.projects, _):
            true
        case (.builder, .registration), (.builder, .reference), (.flag("setter"), .registration),
            (.flag("objc"), .registration), (.flag("escaping"), .parameter):
            true
        default: false
        }
    }

    // MARK: Attributes of properties

    /// The number of parameters in `WeaverP2`.
    private static func parameterCount(_ name: String) -> Int? {
        name.hasPrefix("WeaverP") ? Int(name.dropFirst(7)) : nil
    }

    private mutating func read(_ attribute: CodeAttribute, of member: CodeMember) -> [Found] {
        let count = Self.parameterCount(attribute.name) ?? 0
        guard let written = member.type, let whole = WeaverType(written),
            case .member(nil, let kind, _)? = attribute.arguments.first(where: { $0.label == nil })?.value
        else { return [] }
        var (type, parameters) = (whole, [WeaverType]())
        if count > 0, case .function(let function) = written, let result = WeaverType(function.result) {
            parameters = function.parameters.compactMap { WeaverType($0) }
            if parameters.count != count {
                refuse(
                    "'@\(attribute.name)' is for \(count) parameters, and '\(written.spelling(.plain))' has \(parameters.count)",
                    about: member.name, at: member.location)
                return []
            }
            type = result
        }
        let metatype = attribute.arguments.first { $0.label == "type" }.flatMap { argument -> WeaverType? in
            if case .metatype(let type) = argument.value { WeaverType(type) } else { nil }
        }
        var found: [Found] = []
        func add(_ annotation: WeaverAnnotation) {
            found.append(
                Found(
                    annotation: annotation, wrapper: (count, parameters), owner: member.owner, location: member.location
                ))
        }
        switch kind {
        case "registration":
            add(
                .registration(
                    name: member.name, type: metatype ?? type,
                    interface: metatype.map { $0 == type } ?? true ? nil : type))
        case "reference": add(.reference(name: member.name, type: type))
        case "parameter": add(.parameter(name: member.name, type: type))
        default:
            refuse(
                "'@\(attribute.name)' takes '.registration', '.reference' or '.parameter' first", about: member.name,
                at: member.location)
            return []
        }
        for argument in attribute.arguments {
            guard let label = argument.label, label != "type" else { continue }
            let text = Self.text(argument.value)
            if let setting = understood(
                text, at: member.location,
                { text throws(WeaverAnnotation.Mistake) in try WeaverAnnotation.attribute(label, text) })
            {
                add(.attribute(name: member.name, setting))
            }
        }
        return found
    }

    /// An argument as a comment spells it.
    private static func text(_ value: CodeExpression) -> String {
        switch value {
        case .member(let base, let name, _): "\(base.map(text) ?? "").\(name)"
        case .name(let name, _): name
        case .literal(.boolean(let flag)): "\(flag)"
        case .literal(.string(let text)): text ?? ""
        case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
        case .metatype(let type): "\(type.spelling(.plain)).self"
        default: "…"
        }
    }

    // MARK: Mistakes

    private mutating func understood<Value>(
        _ text: String, at location: SourceLocation, _ read: (String) throws(WeaverAnnotation.Mistake) -> Value?
    ) -> Value? {
        do throws(WeaverAnnotation.Mistake) {
            return try read(text)
        } catch {
            refuse(error.reason, about: "weaver", at: location)
            return nil
        }
    }

    private mutating func refuse(
        _ message: String, about subject: String, at location: SourceLocation,
        notes: [(text: String, location: SourceLocation?)] = []
    ) {
        problems.append(.init(.invalid, message, about: subject, at: location, notes: notes))
    }
}

extension WeaverAnnotation.Attribute {
    /// The value after the name, if Weaver's decision depends on it.
    fileprivate var value: String { if case .scope(let scope) = self { " = .\(scope.rawValue)" } else { "" } }
}
