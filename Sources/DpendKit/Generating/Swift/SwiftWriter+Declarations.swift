extension SwiftWriter {
    /// Writes declarations, with an empty line before each that is more than a line.
    mutating func write(_ declarations: [SwiftDeclaration]) {
        var previous: SwiftDeclaration?
        for declaration in declarations {
            if let previous, !declaration.follows(previous) { endLine() }
            for comment in declaration.comments {
                write(comment.text)
                endLine()
            }
            write(declaration.form)
            endLine()
            previous = declaration
        }
    }

    private mutating func write(_ form: SwiftDeclaration.Form) {
        switch form {
        case .line(let code, let value):
            if let value { writeAssignment(code, value) } else { write(code) }
        case .stored(let head, let type, let value):
            if fit({ $0.write(": \(type.text)", of: head, value) }) { return }
            write("\(head.text):")
            endLine()
            indented { $0.write(type.text, of: "", value) }
        case .expression(let expression): writeMarked(expression)
        case .type(let head, let conformances, let members):
            write(head, conformances)
            let members = members()
            if !members.isEmpty {
                endLine()
                indented { $0.write(members) }
            }
            write("}")
        case .function(let function): write(function)
        case .property(let head, let getter): write(head, getter)
        case .conditional(let condition, let declarations, let others):
            write("#if \(condition.text)")
            endLine()
            write(declarations)
            if !others.isEmpty {
                write("#else")
                endLine()
                write(others)
            }
            write("#endif")
        case .fixed(let code): write(code)
        }
    }

    private mutating func write(_ type: String, of head: SwiftCode, _ value: SwiftExpression?) {
        write("\(head.text)\(type)")
        guard let value else { return }
        write(" = ")
        writeMarked(value)
    }

    private mutating func write(_ head: SwiftCode, _ conformances: [SwiftType]) {
        func opening(_ writer: inout SwiftWriter) {
            writer.write(conformances.isEmpty ? head.text : "\(head.text): ")
            writer.write(conformances.map(\.text).joined(separator: ", "))
            writer.write(" {")
        }
        if fit(opening) { return }
        write(conformances.isEmpty ? head.text : "\(head.text):")
        list(conformances) { writer, type, _ in writer.write(type.text) }
        write("{")
    }

    private mutating func write(_ function: SwiftFunction) {
        let body = function.body()
        func signature(_ writer: inout SwiftWriter) {
            writer.write("\(function.head.text)(")
            if !function.parameters.isEmpty { writer.list(function.parameters) { $0.write($1, before: $2) } }
            writer.write(")\(function.effects.functionSpecifiers.text)")
            if let result = function.result { writer.write(" -> \(result.text)") }
            writer.write(" ")
        }
        if function.isShort, fit({ signature(&$0); $0.writeBlock(body) }) { return }
        if !fit(before: 1, signature) {
            if let result = function.result, function.parameters.isEmpty {
                write("\(function.head.text)()\(function.effects.functionSpecifiers.text)")
                endLine()
                indented { $0.write("-> \(result.text)") }
                endLine()
            } else {
                signature(&self)
            }
        }
        writeBlock(body)
    }

    private mutating func write(_ parameter: SwiftParameter, before following: Int) {
        write("\(parameter.names.text): \(parameter.type.text)")
        guard let value = parameter.value else { return }
        write(" = ")
        write(value, before: following)
    }

    private mutating func write(_ head: SwiftCode, _ getter: SwiftFunction.Getter) {
        let body = getter.body()
        write("\(head.text) ")
        let specifiers = getter.effects.functionSpecifiers.text
        if specifiers.isEmpty {
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
