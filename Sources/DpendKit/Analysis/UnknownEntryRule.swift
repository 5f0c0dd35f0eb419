/// Reports entries that name no member of the type of a dictionary's keys.
package struct UnknownEntryRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unknown-entry", .error,
        summary: "An entry names a member that its type does not have",
        explanation: """
            An entry such as `.json` is a case of an enumeration or another static member, of the type of the dictionary's keys. If the type
            does not have the member, generated code does not compile. dpend reads the type, its extensions and its protocols in the sources. It says
            nothing if a macro, a condition or another module may add members.
            """,
        remedy: """
            Write the name of a member, or add the case to the enumeration. A case with values cannot be an entry.
            """,
        example: .init(
            """
            enum Format { case json, xml }

            protocol Parser {}

            // dpend:entry .jsno
            final class JSONParserImpl: Parser {}

            final class ReaderImpl { init(parsers: [Format: any Parser]) {} }
            """,
            mended: """
                enum Format { case json, xml }

                protocol Parser {}

                // dpend:entry .json
                final class JSONParserImpl: Parser {}

                final class ReaderImpl { init(parsers: [Format: any Parser]) {} }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        var seen: Set<String> = []
        return DictionaryRequirement.all(in: subject.graph).flatMap { requirement in
            requirement.elements.compactMap { entry, target -> Diagnostic? in
                guard let name = entry.memberName, subject.entries.surelyLacks(name, in: requirement.entryType),
                    let factory = subject.graph.nodes[target].provider?.factory,
                    seen.insert("\(factory.objectName) \(requirement.parameter.dependency)").inserted
                else { return nil }
                return diagnostic(requirement, factory, name, subject.entries.near(name, in: requirement.entryType))
            }
        }
    }

    private func diagnostic(
        _ requirement: DictionaryRequirement, _ factory: DependencyFactory, _ name: String, _ near: [String]
    ) -> Diagnostic {
        let type = requirement.entryType.spelling(.plain)
        let meant = near.first.map { "; did you mean '.\($0)'?" } ?? ""
        return Diagnostic(
            Self.rule, "'\(type)' has no '.\(name)', the entry of '\(factory.objectName)'\(meant)",
            about: factory.objectName, at: factory.location,
            notes: [
                .init(
                    .remark,
                    "'\(requirement.parameter.label)' of '\(requirement.asker)' requires '\(requirement.parameter.dependency)'",
                    at: requirement.parameter.location)
            ])
    }
}
