import SwiftSyntax

extension CodeReader {
    func expression(_ syntax: ExprSyntax) -> CodeExpression {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth { return .other([]) }
        switch syntax.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            let name = node.baseName.plainText
            noteName(name)
            return .name(name + labels(node), [])
        case .genericSpecializationExpr(let node):
            let arguments = genericArguments(node.genericArgumentClause)
            return switch expression(node.expression) {
            case .name(let name, _): .name(name, arguments)
            case .member(let base, let name, _): .member(base, name, arguments)
            case let other: other
            }
        case .memberAccessExpr(let node): return member(node)
        case .functionCallExpr(let node): return .call(call(node))
        case .closureExpr(let node): return .closure(closure(node))
        case .forceUnwrapExpr(let node): return .forced(expression(node.expression))
        case .optionalChainingExpr(let node): return .chained(expression(node.expression))
        case .tryExpr(let node):
            let attempt: CodeExpression.Attempt =
                switch node.questionOrExclamationMark?.tokenKind {
                case .exclamationMark?: .forced
                case .postfixQuestionMark?: .optional
                default: .plain
                }
            return .attempt(expression(node.expression), attempt)
        case .awaitExpr(let node): return expression(node.expression)
        case .sequenceExpr(let node): return folded(node)
        case .tupleExpr(let node):
            let elements = arguments(node.elements)
            if elements.count == 1, elements[0].label == nil { return elements[0].value }
            return .tuple(elements)
        case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content else { return .dictionary([]) }
            return .dictionary(elements.map { (expression($0.key), expression($0.value)) })
        case .stringLiteralExpr(let node): return string(node)
        case .integerLiteralExpr(let node): return .literal(.integer(node.literal.text))
        case .floatLiteralExpr(let node): return .literal(.float(node.literal.text))
        case .booleanLiteralExpr(let node): return .literal(.boolean(node.literal.text == "true"))
        case .nilLiteralExpr: return .literal(.nothing)
        case .ifExpr(let node): return .branch(branch(node))
        case .switchExpr(let node): return .branch(branch(node))
        case .inOutExpr(let node): return expression(node.expression)
        case .prefixOperatorExpr(let node): return .other([expression(node.expression)])
        case .postfixOperatorExpr(let node):
            return .binary(expression(node.expression), node.operator.text, .tuple([]), location(node))
        case .subscriptCallExpr(let node):
            return .other([expression(node.calledExpression)] + arguments(node.arguments).map(\.value))
        case .keyPathExpr(let node):
            return .keyPath(
                node.root.map { type($0) },
                node.components.map { component in
                    if case .property(let property) = component.component {
                        property.declName.baseName.plainText
                    } else {
                        "?"
                    }
                }, location(node))
        case .postfixIfConfigExpr(let node):
            // `view #if os(iOS) .padding() #endif`
            let base = node.base.map(expression) ?? .other([])
            guard case .postfixExpression(let chain) = conditions.activeClause(of: node.config)?.elements else {
                return base
            }
            return expression(chain).chained(to: base)
        case .superExpr: return .name("super", [])
        case .typeExpr(let node): return .metatype(type(node.type))
        case .macroExpansionExpr(let node):
            if node.macroName.text == "Preview" { return .other([]) }
            return .other(arguments(node.arguments).map(\.value))
        case .isExpr(let node): return .cast(expression(node.expression), .check, type(node.type))
        case .asExpr(let node):
            return .cast(expression(node.expression), cast(node.questionOrExclamationMark), type(node.type))
        default: return .other([])
        }
    }

    private func member(_ node: MemberAccessExprSyntax) -> CodeExpression {
        let name = node.declName.baseName
        if name.tokenKind == .keyword(.self), let base = node.base {
            if let type = writtenType(base) { return .metatype(type) }
            return expression(base)
        }
        // `X.init(a:b:)`
        return .member(node.base.map(expression), name.plainText + labels(node.declName), [])
    }

    private func labels(_ name: DeclReferenceExprSyntax) -> String {
        name.argumentNames.map { "(\($0.arguments.map { "\($0.name.plainText):" }.joined()))" } ?? ""
    }

    /// The type before `.self`.
    private func writtenType(_ base: ExprSyntax) -> TypeExpression? {
        if let name = base.as(DeclReferenceExprSyntax.self) {
            noteName(name.baseName.plainText)
            // `self.self` and `value.self` are not types.
            guard name.baseName.text.first?.isLowercase != true else { return nil }
        }
        return TypeExpression(parsing: base.trimmedDescription.filter { !$0.isNewline })
    }

    private func genericArguments(_ clause: GenericArgumentClauseSyntax) -> [TypeExpression] {
        clause.arguments.map { argument in
            if case .type(let type) = argument.argument { return self.type(type) }
            return .other(argument.argument.trimmedDescription)
        }
    }

    private func string(_ node: StringLiteralExprSyntax) -> CodeExpression {
        var text = ""
        for segment in node.segments {
            guard case .stringSegment(let part) = segment, !part.content.text.contains("\\") else {
                let inner = node.segments.flatMap { segment -> [CodeExpression] in
                    if case .expressionSegment(let part) = segment {
                        arguments(part.expressions).map(\.value)
                    } else {
                        []
                    }
                }
                // An interpolation may also contain requests.
                return inner.isEmpty
                    ? .literal(.string(nil)) : .binary(.literal(.string(nil)), "+", .other(inner), location(node))
            }
            text += part.content.text
        }
        return .literal(.string(text))
    }

    func arguments(_ list: LabeledExprListSyntax) -> [CodeArgument] {
        list.map {
            CodeArgument(
                label: $0.label?.plainText, value: expression($0.expression), location: location($0.expression))
        }
    }

    private func call(_ node: FunctionCallExprSyntax) -> CodeCall {
        var all = arguments(node.arguments)
        var trailing = 0
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        func read(_ syntax: ClosureExprSyntax) -> CodeExpression {
            var closure = closure(syntax)
            if name == "register" { closure.text = syntax.statements.trimmedDescription }
            return .closure(closure)
        }
        if let first = node.trailingClosure {
            trailing = 1
            all.append(CodeArgument(label: nil, value: read(first), location: location(first)))
        }
        for one in node.additionalTrailingClosures {
            trailing += 1
            all.append(
                CodeArgument(
                    label: one.label.plainText, value: .closure(closure(one.closure)), location: location(one.closure)))
        }
        return CodeCall(
            callee: expression(node.calledExpression), arguments: all, trailingClosures: trailing,
            location: place(of: node.calledExpression))
    }

    /// The place of a call. For `a.b.c(…)` it is the beginning of the whole chain, as in the compiler for a call on one
    /// line. For a chain over several lines it is the line of the name.
    private func place(of callee: ExprSyntax) -> SourceLocation {
        let whole = location(callee)
        guard let member = callee.as(MemberAccessExprSyntax.self) else { return whole }
        let name = location(member.declName.baseName)
        return name.line == whole.line ? whole : name
    }

    private func cast(_ mark: TokenSyntax?) -> CodeExpression.Cast {
        switch mark?.tokenKind {
        case .exclamationMark?: .forced
        case .postfixQuestionMark?: .optional
        default: .plain
        }
    }

    // MARK: Operators

    private enum Piece {
        case operand(CodeExpression, SourceLocation)
        case binary(String)
        case cast(CodeExpression.Cast, TypeExpression)
        case conditional(CodeExpression)
    }

    /// Turns a flat row of operands and operators into a tree.
    private func folded(_ node: SequenceExprSyntax) -> CodeExpression {
        var pieces: [Piece] = []
        var cast: CodeExpression.Cast?
        for element in node.elements {
            switch element.as(ExprSyntaxEnum.self) {
            case .binaryOperatorExpr(let node): pieces.append(.binary(node.operator.text))
            case .assignmentExpr: pieces.append(.binary("="))
            case .arrowExpr: pieces.append(.binary("->"))
            case .unresolvedTernaryExpr(let node): pieces.append(.conditional(expression(node.thenExpression)))
            case .unresolvedAsExpr(let node): cast = self.cast(node.questionOrExclamationMark)
            case .unresolvedIsExpr: cast = .check
            case .typeExpr(let node):
                if let known = cast {
                    pieces.append(.cast(known, type(node.type)))
                    cast = nil
                } else {
                    pieces.append(.operand(.metatype(type(node.type)), location(node)))
                }
            default: pieces.append(.operand(expression(element), location(element)))
            }
        }
        // Code does not request anything in such a long row.
        if pieces.count > Self.maximumDepth {
            return .other(
                pieces.compactMap { piece in if case .operand(let operand, _) = piece { operand } else { nil } })
        }
        var position = 0
        return parse(pieces, &position, 0)
    }

    private func parse(_ pieces: [Piece], _ position: inout Int, _ minimum: Int) -> CodeExpression {
        guard position < pieces.count, case .operand(var left, let place) = pieces[position] else {
            position += 1
            return .other([])
        }
        position += 1
        while position < pieces.count {
            switch pieces[position] {
            case .cast(let cast, let type):
                guard Self.castPrecedence >= minimum else { return left }
                position += 1
                left = Self.within(left) { .cast($0, cast, type) }
            case .conditional(let then):
                guard 2 >= minimum else { return left }
                position += 1
                left = .conditional(left, then, parse(pieces, &position, 2))
            case .binary(let name):
                let precedence = Self.precedence(name)
                guard precedence >= minimum else { return left }
                position += 1
                let isRight = name == "=" || name == "??"
                let right = parse(pieces, &position, isRight ? precedence : precedence + 1)
                left = Self.within(left) { .binary($0, name, right, place) }
            case .operand:
                position += 1
            }
        }
        return left
    }

    /// `try x as T` is `try (x as T)`.
    private static func within(_ expression: CodeExpression, _ make: (CodeExpression) -> CodeExpression)
        -> CodeExpression
    {
        if case .attempt(let inner, let attempt) = expression { return .attempt(within(inner, make), attempt) }
        return make(expression)
    }

    private static let castPrecedence = 8

    private static func precedence(_ name: String) -> Int {
        switch name {
        case "=", "+=", "-=", "*=", "/=", "|=", "&=": 1
        case "||": 4
        case "&&": 5
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 6
        case "??": 7
        case "...", "..<": 9
        case "+", "-", "&+", "&-", "|", "^": 10
        case "*", "/", "%", "&": 11
        case "<<", ">>": 12
        default: 3
        }
    }
}
