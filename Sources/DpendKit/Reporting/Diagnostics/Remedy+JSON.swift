extension Remedy {
    /// The remedy for programs.
    var json: JSONValue {
        .object([
            "steps": .array(
                steps.map { step in
                    .fields([
                        "action": .string(step.action.rawValue), "subject": .string(step.subject),
                        "value": step.value.map { .string($0) },
                        "owner": step.owner.map { .string($0) }, "original": step.original.map { .string($0) },
                        "location": step.location.flatMap(\.json),
                    ])
                })
        ])
    }

    /// The texts to insert, if they express the whole remedy: attributes of parameters, and values in lists of a
    /// configuration file.
    func insertions(in sources: SourceTexts) -> [TextInsertion]? {
        var insertions: [TextInsertion] = []
        for step in steps {
            guard let insertion = step.insertion(in: sources) else { return nil }
            insertions.append(insertion)
        }
        return insertions
    }
}

extension SourceLocation {
    /// The place for programs; nil for the command line.
    var json: JSONValue? {
        isInFile ? .object(["path": .string(path), "line": .integer(line), "column": .integer(column)]) : nil
    }
}

/// A text to insert at a place.
struct TextInsertion: Sendable, Hashable {
    var text: String
    var location: SourceLocation
}

extension Remedy.Step {
    fileprivate func insertion(in sources: SourceTexts) -> TextInsertion? {
        guard let location, location.isInFile else { return nil }
        if action == .addAttribute, owner != nil, value == "@Assisted" {
            return TextInsertion(text: "@Assisted ", location: location)
        }
        return action == .addValue ? insertionInList(at: location, sources) : nil
    }

    /// Inserts a value before the first one of a list, on a separate line or in brackets.
    private func insertionInList(at location: SourceLocation, _ sources: SourceTexts) -> TextInsertion? {
        guard let value, !["implicit-tag", "implicit-entry", "implicit-scope", "implicit-container"].contains(subject),
            let line = sources.line(at: location)
        else { return nil }
        let before = String(decoding: Array(line.utf8).prefix(location.column - 1), as: UTF8.self)
        let quoted = "'\(value.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
        if before.allSatisfy({ $0 == " " || $0 == "-" }), before.contains("-") {
            return TextInsertion(text: "\(quoted)\n\(before)", location: location)
        }
        return before.last == "[" || before.hasSuffix("[ ")
            ? TextInsertion(text: "\(quoted), ", location: location) : nil
    }
}
