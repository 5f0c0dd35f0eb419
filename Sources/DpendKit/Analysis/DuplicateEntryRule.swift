/// Reports two providers with the same key in one dictionary.
package struct DuplicateEntryRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "duplicate-entry", .error,
        summary: "Two elements of a dictionary have the same key",
        explanation: """
            A parameter of type `[K: T]` gets each provider of `T` whose entry is a `K`. If two of these providers have the same entry, only
            one of them could be in the dictionary, and the program would end when it makes the dictionary.
            """,
        remedy: """
            Give one of the two providers another entry, or no entry.
            """,
        example: .init(
            """
            protocol Parser {}

            // dpend:entry "json"
            final class JSONParserImpl: Parser {}

            // dpend:entry "json"
            final class LenientParserImpl: Parser {}

            final class ReaderImpl { init(parsers: [String: any Parser]) {} }
            """,
            mended: """
                protocol Parser {}

                // dpend:entry "json"
                final class JSONParserImpl: Parser {}

                // dpend:entry "lenient json"
                final class LenientParserImpl: Parser {}

                final class ReaderImpl { init(parsers: [String: any Parser]) {} }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        DictionaryRequirement.all(in: subject.graph).flatMap { requirement in
            Dictionary(grouping: requirement.elements, by: \.entry).values.filter { $0.count > 1 }
                .map { elements in
                    elements.compactMap { subject.graph.nodes[$0.target].provider?.factory }.sorted(
                        by: DependencyFactory.inStableOrder)
                }
                .sorted { ($0.first?.description ?? "") < ($1.first?.description ?? "") }
                .compactMap { diagnostic(requirement, $0) }
        }
    }

    private func diagnostic(_ requirement: DictionaryRequirement, _ factories: [DependencyFactory]) -> Diagnostic? {
        guard let first = factories.first, let entry = first.entry?.fitting(requirement.entryType) else { return nil }
        let names = factories.map { "'\($0.objectName)'" }
        let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        let notes = factories.map { Diagnostic.Note(.remark, "'\($0)' has the entry", at: $0.location) }
        return Diagnostic(
            Self.rule,
            "\(list) have the same entry \(entry.description) in '\(requirement.parameter.dependency)', which '\(requirement.asker)' requires",
            about: requirement.parameter.dependency.description,
            at: requirement.parameter.location ?? requirement.asker.location, notes: notes)
    }
}
