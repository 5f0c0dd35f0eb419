extension Mistake {
    /// A nested container whose values nothing requires.
    static let emptyContainer = Mistake(rule: "empty-container") { builder in
        _ = builder.plantNested()
        return .commandLine
    }

    /// A class that a pattern places in a container without its requirement.
    static let misplaced = Mistake(rule: "misplaced-provider") { builder in
        let value = builder.plantNested()
        builder.plantUser(of: [value])
        let (name, spot) = builder.plantUser(of: [value])
        builder.program.modules[builder.plantIndex].options.containers.append(("^\(name)$", "root"))
        return .text(spot)
    }

    /// A class that requires a value only by way of another class.
    static let moved = Mistake(rule: "moved-provider") { builder in
        let value = builder.plantNested()
        let (name, _) = builder.plantUser(of: [value])
        return .text(builder.plantUser(of: [name]).spot)
    }

    /// A class that requires the values of two containers that are not nested in each other.
    static let unrelated = Mistake(rule: "unrelated-containers") { builder in
        let values = [builder.plantNested(), builder.plantNested()]
        for value in values { builder.plantUser(of: [value]) }
        return .text(builder.plantUser(of: values).spot)
    }
}

extension ProgramBuilder {
    /// A nested container with a value; the value's type.
    fileprivate mutating func plantNested() -> String {
        let value = names.next() + "Value"
        declare("struct \(value) {}\n", in: plantIndex)
        program.modules[plantIndex].options.nested.append((names.next() + "Session", [value]))
        return value
    }

    /// A class that requires types; its name, and the place of its initializer.
    @discardableResult
    fileprivate mutating func plantUser(of types: [String]) -> (name: String, spot: String) {
        let name = plantName()
        let parameters = types.map { "\($0.variableName): \($0)" }.joined(separator: ", ")
        declare("final class \(name) { init(\(parameters)) {} }\n", in: plantIndex)
        return (name, "final class \(name) { §init(\(parameters)) {} }")
    }
}
