extension SwiftWriter {
    /// Writes an expression after its keywords.
    mutating func writeMarked(_ expression: SwiftExpression, before following: Int = 0) {
        if expression.throwsErrors { write("try ") }
        if expression.awaits { write("await ") }
        write(expression, before: following)
    }

    /// Writes an expression without its keywords: on this line together with the following text, or else broken.
    mutating func write(_ expression: SwiftExpression, before following: Int = 0) {
        if case .text(let text) = expression.form { return write(text) }
        if fit(before: following, { $0.write(expression.form, before: 0) }) { return }
        write(expression.form, before: following)
    }

    private mutating func write(_ form: SwiftExpression.Form, before following: Int) {
        switch form {
        case .text(let text): write(text)
        case .marked(let inner): writeMarked(inner, before: following)
        case .sequence(let parts): write(parts, before: following)
        case .array(let elements): write(elements)
        case .closure(let closure): write(closure)
        case .member(let base, let name):
            if isOnOneLine {
                write(base)
                write(".\(name)")
            } else {
                // After a base of several lines, the member stands below its beginning.
                let fits = fit(before: 0) { $0.write(base) }
                if !fits { write(base) }
                endLine()
                if fits || !base.canBeBroken { indented { $0.write(".\(name)") } } else { write(".\(name)") }
            }
        case .call(let callee, let arguments, let closure):
            write(callee)
            if let closure {
                let head = 2 + (closure.head.map { 1 + Self.width(of: $0) } ?? 0)
                if !arguments.isEmpty, !fit(before: head, { $0.write(arguments) }) { write(arguments) }
                if isFull(for: head) { endLine() } else { write(" ") }
                if !fit(before: following, { $0.write(closure) }) { write(closure) }
            } else {
                write(arguments)
            }
        }
    }

    private mutating func write(_ parts: [SwiftExpression], before following: Int) {
        for (number, part) in parts.enumerated() {
            var width = 0
            for next in parts.dropFirst(number + 1) {
                guard case .text(let text) = next.form else { break }
                width += Self.width(of: text)
            }
            write(part, before: width + (number == parts.count - 1 ? following : 0))
        }
    }

    private mutating func write(_ elements: [SwiftExpression]) {
        write("[")
        if elements.count > 1 { narrow() }
        if !elements.isEmpty { list(elements, isCollection: true) { $0.write($1, before: $2) } }
        write("]")
    }

    private mutating func write(_ arguments: [SwiftArgument]) {
        write("(")
        if arguments.count == 1, arguments[0].value.hasBraces {
            write(arguments[0], before: 1)
        } else if !arguments.isEmpty {
            list(arguments) { $0.write($1, before: $2) }
        }
        write(")")
    }

    private mutating func write(_ argument: SwiftArgument, before following: Int) {
        if let label = argument.label { write("\(label): ") }
        write(argument.value, before: following)
    }

    private mutating func write(_ closure: SwiftClosure) {
        write("{")
        if let head = closure.head { write(" \(head)") }
        writeBody(closure.body)
        write("}")
    }

    /// Writes statements after an opening brace: on this line, or else one per line.
    mutating func writeBody(_ statements: [SwiftStatement]) {
        if statements.isEmpty { return }
        if isOnOneLine {
            write(" ")
            for (number, statement) in statements.enumerated() {
                if number > 0 { endLine() }
                write(statement)
            }
            return write(" ")
        }
        endLine()
        indented { writer in
            for statement in statements { writer.unit { $0.write(statement) } }
        }
    }
}

extension SwiftExpression {
    /// Whether it can be broken after its first character, so that a call with only this argument need not be broken.
    fileprivate var hasBraces: Bool {
        switch form {
        case .array, .closure: true
        case .text, .member, .sequence, .call, .marked: false
        }
    }
    /// Whether its line can be broken.
    var canBeBroken: Bool {
        switch form {
        case .text: false
        case .member(let base, _): base.canBeBroken
        case .array(let elements): !elements.isEmpty
        case .closure: true
        case .call(let callee, let arguments, let closure): !arguments.isEmpty || closure != nil || callee.canBeBroken
        case .sequence(let parts): parts.contains(where: \.canBeBroken)
        case .marked(let inner): inner.canBeBroken
        }
    }
}
