extension SwiftWriter {
    /// Writes declarations, with an empty line before each that takes several lines.
    mutating func write(_ declarations: [SwiftDeclaration]) {
        var previous: SwiftDeclaration?
        for declaration in declarations {
            if let previous, !declaration.follows(previous) { endLine() }
            unit { writer in
                for comment in declaration.comments {
                    writer.write(SwiftCode(comment))
                    writer.endLine()
                }
                if let attribute = declaration.attribute {
                    writer.write(attribute)
                    writer.endLine()
                }
                writer.write(declaration.form)
            }
            previous = declaration
        }
    }

    private mutating func write(_ form: SwiftDeclaration.Form) {
        switch form {
        case .line(let code, let value):
            if let value { writeAssignment(code, value) } else { writeLines(code) }
        case .stored(let head, let type, let value):
            if fit({ $0.write(": \(type)", of: head, value) }) { return }
            write("\(head):")
            endLine()
            indented { $0.write(SwiftCode(type), of: "", value) }
        case .expression(let expression): writeMarked(expression)
        case .type(let head, let parameters, let conformances, let conditions, let members):
            write(head, parameters, conformances, conditions)
            let members = members()
            if !members.isEmpty {
                endLine()
                indented { $0.write(members) }
            }
            write("}")
        case .function(let function): write(function)
        case .property(let head, let getter): write(head, getter)
        case .accessors(let head, let accessors):
            write("\(head) {")
            endLine()
            indented { writer in
                for accessor in accessors {
                    let isShort = writer.fit {
                        $0.write("\(accessor.keywords) ")
                        $0.writeBlock(accessor.body)
                    }
                    if !isShort {
                        writer.write("\(accessor.keywords) ")
                        writer.writeBlock(accessor.body)
                    }
                    writer.endLine()
                }
            }
            write("}")
        case .conditional(let condition, let declarations, let others):
            write("#if \(condition)")
            endLine()
            write(declarations)
            if !others.isEmpty {
                write("#else")
                endLine()
                write(others)
            }
            write("#endif")
        case .fixed(let code): writeLines(code)
        }
    }

    private mutating func write(_ type: SwiftCode, of head: SwiftCode, _ value: SwiftExpression?) {
        write("\(head)\(type)")
        guard let value else { return }
        write(" = ")
        writeMarked(value)
    }

    private mutating func write(
        _ name: SwiftCode, _ parameters: [SwiftCode], _ conformances: [SwiftType], _ conditions: [SwiftCode]
    ) {
        let head: SwiftCode = parameters.isEmpty ? name : "\(name)<\(parameters)>"
        let condition: SwiftCode = conditions.isEmpty ? "" : " where \(conditions)"
        func opening(_ writer: inout SwiftWriter) {
            writer.write(conformances.isEmpty ? head : "\(head): ")
            writer.write("\(conformances)")
            writer.write("\(condition) {")
        }
        if fit(opening) { return }
        let end: SwiftCode = conformances.isEmpty ? "" : ":"
        if parameters.isEmpty || !fit({ $0.write("\(head)\(end)") }) {
            write(parameters.isEmpty ? head : "\(name)<")
            if !parameters.isEmpty {
                list(parameters) { writer, parameter, _ in writer.write(parameter) }
                write(">")
            }
            write(end)
        }
        list(conformances) { writer, type, _ in writer.write(SwiftCode(type)) }
        write(conditions.isEmpty ? "{" : "where \(conditions) {")
    }

    private mutating func write(_ function: SwiftFunction) {
        let body = function.body()
        func signature(_ writer: inout SwiftWriter) {
            writer.write("\(function.head)(")
            if !function.parameters.isEmpty { writer.list(function.parameters) { $0.write($1, before: $2) } }
            writer.write(")\(function.specifiers)")
            if let result = function.result { writer.write(" -> \(result)") }
            writer.write(" ")
        }
        if function.isShort,
            fit({
                signature(&$0)
                $0.writeBlock(body)
            })
        {
            return
        }
        if !fit(before: 1, signature) {
            if let result = function.result, function.parameters.isEmpty {
                write("\(function.head)()\(function.specifiers)")
                endLine()
                indented { $0.write("-> \(result)") }
                endLine()
            } else {
                signature(&self)
            }
        }
        writeBlock(body)
    }

    private mutating func write(_ parameter: SwiftParameter, before following: Int) {
        write("\(parameter.names): \(parameter.type)")
        guard let value = parameter.value else { return }
        write(" = ")
        write(value, before: following)
    }

    private mutating func write(_ head: SwiftCode, _ getter: SwiftFunction.Getter) {
        let body = getter.body()
        write("\(head) ")
        let specifiers = getter.effects.functionSpecifiers
        if specifiers.text.isEmpty {
            if getter.isShort, fit({ $0.writeBlock(body) }) { return }
            return writeBlock(body)
        }
        write("{")
        endLine()
        indented { writer in
            writer.write("get\(specifiers) ")
            writer.writeBlock(body)
            writer.endLine()
        }
        write("}")
    }
}
