extension Mistake {
    /// Comments without effect.
    static let comments: [Mistake] = [
        comment("word") { builder in
            let word = builder.pick(["singelton", "Singleton", "assist", "tagged X"])
            return "// §dpend:\(word)\n\(builder.commentedClass())"
        },
        comment("contradiction") { builder in
            let first = builder.pick(Scope.allCases)
            let second = builder.pick(Scope.allCases.filter { $0 != first && $0 != .weakSingleton })
            return "// dpend:\(first.rawValue)\n// §dpend:\(second.rawValue)\n\(builder.commentedClass())"
        },
        comment("no tag") { builder in
            "// §dpend:tag 7\n\(builder.commentedClass())"
        },
        comment("protocol") { builder in "// dpend:singleton\nprotocol §\(builder.names.next()) {}" },
        comment("enumeration") { builder in "// dpend:shared\nenum §\(builder.implicitName()) { case one }" },
        comment("configuration") { builder in
            let access = builder.access(in: builder.plantIndex)
            return
                "// dpend:singleton\n\(access)final class §\(builder.names.next())Configuration: DependencyConfiguration {\n    \(access)init() {}\n}"
        },
    ]

    private static func comment(_ variant: String, _ text: @escaping @Sendable (inout ProgramBuilder) -> String)
        -> Mistake
    {
        Mistake(rule: "unknown-comment", variant: variant, fitsLibraries: true) { builder in
            // A word after it makes the place unique.
            let text = text(&builder)
            let mark = builder.names.next() + "Comment"
            let lines = text.split(separator: "\n").map {
                $0.contains("§dpend") ? "\($0)\($0.hasSuffix("tag 7") ? "" : " ")\(mark)" : String($0)
            }
            builder.declare(lines.joined(separator: "\n").replacing("§", with: "") + "\n", in: builder.plantIndex)
            return .text(lines.first { $0.contains("§") }!)
        }
    }
}

extension ProgramBuilder {
    fileprivate mutating func commentedClass() -> String {
        let access = access(in: plantIndex)
        return "\(access)final class \(plantName()) { \(access)init() {} }"
    }
}
