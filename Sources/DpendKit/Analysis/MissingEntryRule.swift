/// Reports providers that are not in a dictionary, since they have no key for it.
package struct MissingEntryRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "missing-entry", .warning,
        summary: "A provider is not in a dictionary of its type",
        explanation: """
            A parameter of type `[K: T]` gets each provider of `T` whose entry is a `K`. A provider of `T` without an entry, or with an entry
            of another type, is not in the dictionary. Mostly the entry was forgotten.
            """,
        remedy: """
            Write the entry before the class, as `// dpend:entry .json` or `// dpend:entry "json"`, in `implicit-entry` of `.dpend.yml`, or as
            the argument `entry:` of a `DependencyRegistration`. Set the severity of this rule to `off` if providers are left out on purpose.
            """,
        example: .init(
            """
            protocol Parser {}

            // dpend:entry "json"
            final class JSONParserImpl: Parser {}
            final class XMLParserImpl: Parser {}

            final class ReaderImpl { init(parsers: [String: any Parser]) {} }
            """,
            mended: """
                protocol Parser {}

                // dpend:entry "json"
                final class JSONParserImpl: Parser {}

                // dpend:entry "xml"
                final class XMLParserImpl: Parser {}

                final class ReaderImpl { init(parsers: [String: any Parser]) {} }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        let requirements = DictionaryRequirement.all(in: subject.graph)
        if requirements.isEmpty { return [] }
        let factories = subject.collected.allFactories
        let positions = Dictionary(grouping: factories.indices) { factories[$0].key.type }
        var seen: Set<String> = []
        return requirements.flatMap { requirement in
            let ofType = (positions[requirement.value.type] ?? []).map { factories[$0] }
            return leftOut(of: requirement, among: ofType).filter {
                seen.insert("\($0.objectName) \(requirement.parameter.dependency)").inserted
            }
            .map { diagnostic(requirement, $0) }
        }
    }

    /// The providers of the values that have no fitting entry.
    private func leftOut(of requirement: DictionaryRequirement, among factories: [DependencyFactory])
        -> [DependencyFactory]
    {
        var names: Set<String> = []
        return factories.filter { factory in
            (requirement.value.tag == nil || factory.key.tag == requirement.value.tag)
                && !factory.isDecorator && !factory.isExternal && factory.runTimeValueTypes.isEmpty
                && (factory.providerType == nil || factory.providerType != requirement.asker.providerType)
                && factory.entry?.fitting(requirement.entryType) == nil
        }
        .sorted(by: DependencyFactory.inStableOrder).filter { names.insert($0.objectName).inserted }
    }

    private func diagnostic(_ requirement: DictionaryRequirement, _ factory: DependencyFactory) -> Diagnostic {
        let dictionary = "'\(requirement.parameter.dependency)'"
        let reason =
            factory.entry.map { "its entry \($0.description) is no '\(requirement.entryType)'" } ?? "it has no entry"
        let example =
            requirement.entryType.nominal?.path == "String"
            ? "\"name\"" : requirement.entryType.nominal?.path == "Int" ? "1" : ".name"
        let way =
            factory.providerType == nil
            ? "pass 'entry:' to its 'DependencyRegistration'" : "write '// dpend:entry \(example)' before the class"
        return Diagnostic(
            Self.rule,
            "'\(factory.objectName)' is not in \(dictionary), which '\(requirement.asker)' requires: \(reason)",
            about: factory.objectName, at: factory.location,
            notes: [
                .init(
                    .remark, "'\(requirement.parameter.label)' requires the dictionary",
                    at: requirement.parameter.location)
            ]
                + (factory.origin == .sources ? [.init(.remark, way, at: factory.location)] : []))
    }
}
