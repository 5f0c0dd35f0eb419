import Testing

@testable import DpendKit

/// How values become lines: line breaks, backticks and escapes.
@Suite struct SwiftWriterTests {
    private func text(of declarations: SwiftDeclaration...) -> String {
        var writer = SwiftWriter()
        writer.write(declarations)
        return writer.text
    }

    private func text(@SwiftStatements of statements: () -> [SwiftStatement]) -> String {
        var writer = SwiftWriter()
        for statement in statements() {
            writer.write(statement)
            writer.endLine()
        }
        return writer.text
    }

    /// A call that is too long for a line if it has at least three arguments.
    private func call(_ count: Int) -> SwiftExpression {
        SwiftExpression("Service").call(
            (1...count).map { SwiftArgument(for: "argument\($0)", .string(String(repeating: "x", count: 30))) })
    }

    @Test func namesFromInputsStandInBackticksWhereSwiftNeedsThem() {
        #expect(SwiftName(escaping: "plain").text == "plain")
        #expect(SwiftName(escaping: "default").text == "`default`")
        #expect(SwiftName(escaping: "say \"hi\"").text == "`say \"hi\"`")
        #expect(SwiftName(label: "default").text == "default")
        #expect(SwiftName(label: "inout").text == "`inout`")
    }

    @Test func literalsHaveTheValuesOfTheText() {
        #expect(SwiftCode(literal: "a \"b\" \\(c)").text == #""a \"b\" \\(c)""#)
        #expect(SwiftCode(literal: "1\n2\u{2028}3\u{7F}").text == #""1\u{a}2\u{2028}3\u{7f}""#)
        #expect(SwiftCode(literal: "é → 👍").text == "\"é → 👍\"")
    }

    /// Texts that Swift would interpret without an escape.
    private static let payloads = [
        "A; exit(1)", "A`; exit(1); `", "a\nexit(1)", "a\r\nb", "a\u{2028}b", "\\(exit(1))", "\"", "*/ exit(1) /*",
        "// a", "#if", "\u{1}", "\u{0}",
        "a\u{1B}[31mb", "a\u{202E}b", "f(x)", "A, b: B", "A) -> B", "A {}", "",
    ]

    @Test(arguments: payloads) func namesAreOneTokenWhateverTheyHave(_ payload: String) {
        for text in [SwiftName(escaping: payload).text, SwiftName(label: payload).text] {
            #expect(text.first == "`" && text.last == "`")
            #expect(
                !text.dropFirst().dropLast().unicodeScalars.contains {
                    $0 == "`" || $0 == "\\" || $0.value < 0x20 || $0.properties.isWhitespace && $0 != " "
                })
        }
    }

    @Test(arguments: payloads) func hostileTextInTypesBecomesNames(_ payload: String) {
        let function = TypeExpression.FunctionType(
            attributes: ["@\(payload)"], parameters: [.other(payload)], isAsync: false, throwing: .never,
            result: .tuple([.init(label: payload, type: .named("A")), .init(label: nil, type: .other(payload))]))
        let name = SwiftName(escaping: payload).text
        let (argument, label) = (SwiftType(.other(payload)).text, SwiftName(label: payload).text)
        #expect(argument == name)
        #expect(SwiftType(.function(function)).text == "@\(name) (\(name)) -> (\(label): A, \(name))")
        #expect(SwiftModifiers(actor: payload).text == "@\(name) ")
    }

    @Test func opaqueTypesAreWrittenUnchanged() {
        for text in [
            "~Copyable", "[3 of Int]", "repeat each T", "repeat (each T) -> Void", "(A, B).C", "Box<A, B>.Type", "A???",
        ] {
            #expect(SwiftType(.other(text)).text == text)
        }
        #expect(SwiftModifiers(actor: "Lib.Actor<Int>").text == "@Lib.Actor<Int> ")
        #expect(SwiftModifiers(actor: "Lib::`default`").text == "@Lib::`default` ")
    }

    @Test func commentsAndConditionsEndWithTheirLine() {
        let name = SwiftName(escaping: "a\n*/ b")
        #expect(text(of: .line("let a: A").documented("Is \(name).")) == "/// Is `a_*/ b`.\nlet a: A\n")
        #expect(SwiftCode(condition: "DEBUG\nexit(1) /* // \"\"\"").text == "DEBUG exit(1)  *       ")
        let needed = ModuleImport(path: ["A\nB"], kind: "struct x; class", attributes: ["@testable", "@a; b"])
        #expect(SwiftCode(needed).text == "@testable import `A_B`")
    }

    @Test func shortCodeIsOneLine() {
        let result = text {
            SwiftStatement.return(call(2))
            SwiftStatement.if(.let("kept", "self.kept")) { SwiftStatement.return("kept") }
            SwiftStatement.set("self.all", to: .array(["one", "two"]))
        }
        #expect(
            result == """
                return Service(argument1: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", argument2: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")
                if let kept = self.kept { return kept }
                self.all = [one, two]

                """)
    }

    @Test func longCodeIsBrokenFromTheOutside() {
        let result = text {
            SwiftStatement.return(
                SwiftExpression("Outer").call([SwiftArgument("inner", call(2)), SwiftArgument("next", "nil")]))
            SwiftStatement.set("self.all", to: .array([call(1), call(1), call(1)]))
            "\(call(3)).make()"
        }
        #expect(
            result == """
                return Outer(
                    inner: Service(argument1: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", argument2: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
                    next: nil
                )
                self.all = [
                    Service(argument1: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
                    Service(argument1: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
                    Service(argument1: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
                ]
                Service(
                    argument1: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                    argument2: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                    argument3: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                ).make()

                """)
    }

    @Test func closuresAreBrokenBehindTheirBrace() {
        let result = text {
            SwiftExpression("container.register").call(
                [SwiftArgument("Service.self")], SwiftClosure("resolver in") { call(2) })
            SwiftExpression("Lazy").call([
                SwiftArgument(
                    .closure {
                        SwiftStatement.let("container", "hold.container")
                        SwiftStatement.return("container.service")
                    })
            ])
        }
        #expect(
            result == """
                container.register(Service.self) { resolver in
                    Service(argument1: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", argument2: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")
                }
                Lazy({
                    let container = hold.container
                    return container.service
                })

                """)
    }

    @Test func keywordsAreWrittenOnceBeforeTheExpression() {
        let throwing = SwiftExpression("one()").demanding(throws: true)
        let awaiting = SwiftExpression("two()").demanding(await: true)
        let result = text {
            SwiftStatement.let(
                "made", SwiftExpression("Service").call([SwiftArgument(throwing), SwiftArgument(awaiting)]))
            SwiftExpression("box").call([SwiftArgument(throwing.marked)])
            SwiftExpression.closure { throwing }
        }
        #expect(
            result == """
                let made = try await Service(one(), two())
                box(try one())
                { try one() }

                """)
    }

    @Test func declarationsAreBrokenWhereSwiftFormatBreaksThem() {
        let long = SwiftType(SwiftName(escaping: String(repeating: "Long", count: 24)))
        let result = text(
            of: .type("struct \(long)", conformingTo: ["Sendable", "Hashable"]) {
                SwiftDeclaration.line("let one: Int")
                SwiftDeclaration.line("let two: \(long)", "nil")
                SwiftDeclaration.function("func plain", returns: long) { "nil" }
                SwiftDeclaration.function(
                    "func full", [SwiftParameter("one", long), SwiftParameter("_ two", "Int", default: "1")]
                ) {}
                SwiftDeclaration.property("var isShort: Bool", isShort: true) { "true" }
            })
        #expect(
            result == """
                struct \(long.text):
                    Sendable,
                    Hashable
                {
                    let one: Int
                    let two: \(long.text) = nil

                    func plain()
                        -> \(long.text)
                    {
                        nil
                    }

                    func full(
                        one: \(long.text),
                        _ two: Int = 1
                    ) {}

                    var isShort: Bool { true }
                }

                """)
    }
}
