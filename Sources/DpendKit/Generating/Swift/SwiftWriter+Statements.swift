extension SwiftWriter {
    /// Writes a statement. A statement with a body stays on one line if both fit.
    mutating func write(_ statement: SwiftStatement) {
        switch statement {
        case .evaluate(let value): writeMarked(value)
        case .return(let value):
            write("return ")
            writeMarked(value)
        case .assign(let target, let value): writeAssignment(target, value)
        case .if(let condition, let body, let other):
            if !other.isEmpty {
                write("if ", condition, " ", body)
                write(" else ")
                return writeBlock(other)
            }
            if !fit({ $0.write("if ", condition, " ", body) }) { write("if ", condition, " ", body) }
        case .guard(let condition, let body):
            if !fit({ $0.write("guard ", condition, " else ", body) }) { write("guard ", condition, " else ", body) }
        case .for(let name, let values, let body):
            let opening: SwiftCode = "for \(name) in "
            if !fit({ $0.write(opening, .holds(values), " ", body) }) { write(opening, .holds(values), " ", body) }
        case .defer(let body):
            if !fit({
                $0.write("defer ")
                $0.writeBlock(body)
            }) {
                write("defer ")
                writeBlock(body)
            }
        case .do(let body, let other):
            if isOnOneLine { return endLine() }
            write("do ")
            writeBlock(body)
            write(" catch ")
            writeBlock(other)
        case .switch(let subject, let cases):
            if isOnOneLine { return endLine() }
            write("switch ")
            writeMarked(subject, before: 2)
            write(" {")
            for (pattern, body) in cases {
                endLine()
                write("\(pattern):")
                if !(body.count == 1
                    && fit {
                        $0.write(" ")
                        $0.write(body[0])
                    })
                {
                    endLine()
                    indented { writer in
                        for (number, statement) in body.enumerated() {
                            if number > 0 { writer.endLine() }
                            writer.write(statement)
                        }
                    }
                }
            }
            endLine()
            write("}")
        }
    }

    private mutating func write(
        _ opening: SwiftCode, _ condition: SwiftCondition, _ closing: SwiftCode, _ body: [SwiftStatement]
    ) {
        write(opening)
        let following = Self.width(of: closing) + 1
        switch condition {
        case .holds(let value): writeMarked(value, before: following)
        case .let(let name, let value):
            write("let \(name) = ")
            writeMarked(value, before: following)
        }
        write(closing)
        writeBlock(body)
    }

    /// Writes a value after its target, or below it if it is too long and cannot be broken.
    mutating func writeAssignment(_ target: SwiftCode, _ value: SwiftExpression) {
        write("\(target) =")
        if fit({
            $0.write(" ")
            $0.writeMarked(value)
        }) {
            return
        }
        if value.canBeBroken {
            write(" ")
            return writeMarked(value)
        }
        endLine()
        indented { $0.writeMarked(value) }
    }

    /// Writes statements in braces.
    mutating func writeBlock(_ statements: [SwiftStatement]) {
        write("{")
        writeBody(statements)
        write("}")
    }
}
