/// Writes a coverage for other programs; `Documentation/Schemas/coverage.schema.json` describes the form.
///
/// New fields may be added to the form. Any other change raises its version.
package struct JSONCoverageFormatter: CoverageFormatter {
    package var name: String { "json" }

    package init() {}

    package func format(_ report: CoverageReport) -> OutputText {
        let coverage = report.coverage
        let composition = coverage.composition
        return OutputText(
            .object([
                "format": .string("dpend-coverage"),
                "version": .integer(2),
                "tool": .object(["name": .string(ToolDescription.name), "version": .string(ToolDescription.version)]),
                "code": .string(coverage.code.rawValue),
                "summary": counts(coverage),
                "composition": counts(composition),
                "reasons": .array(coverage.obstacles.map { json($0.obstacle, count: $0.constructions.count) }),
                "constructions": .array(coverage.constructions.map(json)),
            ]))
    }

    private func counts(_ coverage: Coverage) -> JSONValue {
        .object([
            "constructions": .integer(coverage.constructions.count),
            "made": .integer(coverage.madeCount),
            "madeWithValues": .integer(coverage.madeWithValuesCount),
            "notMade": .integer(coverage.notMadeCount),
            "hollow": .integer(coverage.hollowCount),
            "indirect": .integer(coverage.indirectCount),
            "objects": .object([
                "wired": .integer(coverage.arguments.wired), "left": .integer(coverage.arguments.left),
                "percent": .integer(Int(coverage.arguments.percentage)),
            ]),
            "values": .integer(coverage.arguments.local),
        ])
    }

    private func json(_ obstacle: Coverage.Obstacle, count: Int) -> JSONValue {
        .object([
            "kind": .string(obstacle.kind.rawValue), "subject": .string(obstacle.subject),
            "message": .string(obstacle.message),
            "count": .integer(count), "help": .array(obstacle.remedies.map { .string($0.text) }),
        ])
    }

    private func location(_ location: SourceLocation) -> JSONValue {
        .object(["path": .string(location.path), "line": .integer(location.line), "column": .integer(location.column)])
    }

    private func json(_ entry: Coverage.Entry) -> JSONValue {
        let verdict =
            switch entry.verdict {
            case .made: "made"
            case .madeWithValues: "madeWithValues"
            case .notMade: "notMade"
            }
        return .fields([
            "target": entry.target.map { .string($0) },
            "type": .string(entry.type),
            "module": entry.module.isEmpty ? nil : .string(entry.module),
            "verdict": .string(verdict),
            "indirect": entry.verdict.isIndirect ? .bool(true) : nil,
            "reason": entry.verdict.obstacle.map { obstacle in
                .object([
                    "kind": .string(obstacle.kind.rawValue), "subject": .string(obstacle.subject),
                    "message": .string(obstacle.message),
                ])
            },
            "arguments": .object([
                "wired": .integer(entry.arguments.wired), "values": .integer(entry.arguments.local),
                "left": .integer(entry.arguments.left),
            ]),
            "passed": .array(
                entry.passed.map { argument in
                    .fields([
                        "label": .string(argument.label), "type": argument.type.map { .string($0) },
                        "kind": .string(argument.kind.rawValue),
                    ])
                }),
            "place": .string(entry.place.rawValue),
            "composition": .bool(entry.isComposition),
            "location": location(entry.location),
        ])
    }
}
