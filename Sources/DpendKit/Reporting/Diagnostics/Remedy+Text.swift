/// The wording of remedies. No other code words them.
extension Remedy {
    /// The steps in words, each beginning with a verb: `make 'X' internal and pass -D DEBUG`.
    package var text: String {
        if steps.count > 1, steps.allSatisfy({ $0.action == .addRegistration }) {
            return "write \(Self.list(steps.map { "'\($0.value ?? "")'" })) after this registration"
        }
        let members = steps.prefix { $0.action == .addMember && $0.subject == steps[0].subject }
        if members.count > 1 {
            let all = "write \(Self.list(members.map { Step.code($0.value ?? "") })) in '\(steps[0].subject)'"
            return Self.list([all] + steps[members.count...].map(\.text))
        }
        let supplies = steps.prefix { $0.action == .supply }
        return supplies.count > 1
            ? Self.text(ofSupplies: supplies, steps[supplies.count...]) : Self.list(steps.map(\.text))
    }

    /// The same modifier after several views, or several ones, and then the other steps.
    private static func text(ofSupplies supplies: ArraySlice<Step>, _ others: ArraySlice<Step>) -> String {
        let value = supplies[0].value ?? ""
        let places = supplies.dropFirst().prefix(limit - 1).map { other in
            (other.value == value ? "" : "'\(other.value ?? "")' ") + "at \(other.location?.description ?? "")"
        }
        let rest = supplies.count - 1 - places.count
        let further = rest > 0 ? ["at \(rest.ofMany) more \(rest == 1 ? "place" : "places")"] : []
        let isKnown = !supplies.contains { $0.value?.contains("…") ?? false }
        let supply = "write '\(value)' after the view that is made here, and \(list(places + further))"
        return list([supply] + others.map(\.text)) + (isKnown ? "" : ", or further out on the ways")
    }

    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and \(last)"
    }
}

extension Diagnostic.Note {
    /// The text of the note, in one sentence without a full stop.
    package var message: String {
        switch content {
        case .sentence(let sentence): sentence
        case .remedy(let remedy): remedy.text
        case .alternatives(let remedies): remedies.map(\.text).joined(separator: ", or ")
        }
    }

    /// The note with only its text, as in a saved graph.
    var worded: Self { .init(role, message, at: location) }
}

extension Remedy.Step {
    fileprivate var text: String {
        let value = value ?? ""
        switch action {
        case .addValue:
            guard let location else { return "\(verb) \(optionText)" }
            return "\(purpose)add \(valueInFile) to '\(subject)' in \(Self.place(location))"
        case .setOption:
            return location.map { "set '\(subject)' to '\(value)' in \(Self.place($0))" } ?? "pass \(optionText)"
        case .passFlag: return "pass --\(subject)"
        case .narrowPattern: return "narrow the pattern '\(value)' \(ofOption)"
        case .replacePattern: return "write '\(value)' instead of '\(original ?? "")' \(ofOption)"
        case .linkModule: return "link the module file of \(subject) with --library"
        case .changeType: return "declare \(whole) as '\(value)'"
        case .addAttribute: return "mark \(whole) '\(value)'"
        case .removeModifier: return "remove '\(value)' from '\(subject)'"
        case .replaceModifier: return "write '\(value)' instead of '\(original ?? "")' before \(whole)"
        case .changeLabel: return "give \(whole) a label of its own"
        case .addDefaultValue:
            return value.isEmpty ? "give \(whole) a default value" : "give \(whole) the default value '\(value)'"
        case .setAccess: return "make \(whole) \(value)"
        case .addImport: return "add 'import \(value)' to \(subject)"
        case .makeClass: return "make '\(subject)' a class that conforms to '\(value)'"
        case .addComment: return "write '\(value)' before '\(subject)'"
        case .removeComment: return "remove '\(value)' before '\(subject)'"
        case .rename: return "write '\(value)' instead of '\(subject)'"
        case .removeDeclaration: return "remove '\(subject)'"
        case .moveToInitializer: return "take '\(subject)' as a parameter of the initializer"
        case .writeType: return "write the type: '\(value)'"
        case .writeClass: return "write a class that conforms to '\(subject)'"
        case .addConformance: return "add ': \(value)' to '\(subject)'"
        case .describeModules: return "describe the modules as 'targets' in \(subject)"
        case .addDependency: return "add '\(subject)' to the dependencies of the application's target"
        case .addInitializer:
            return value.isEmpty
                ? "add an initializer to '\(subject)' that always succeeds"
                : "add a \(value) initializer to '\(subject)'"
        case .keepOneInitializer: return "make all initializers of '\(subject)' but one private"
        case .makeSendable: return "make '\(subject)' Sendable, an actor, or part of one global actor"
        case .removeEffects: return "make '\(subject)' nonisolated and synchronous"
        case .declareThrowing: return "declare '\(subject)' as 'throws', not 'rethrows'"
        case .splitDependency: return "move what '\(subject)' requires into a class of its own that does not lead back"
        case .register:
            let tag = value.isEmpty ? "" : " with 'tag: \(value).self'"
            return "return 'DependencyRegistration<\(subject)>'\(tag) from a method of a DependencyConfiguration"
        case .registerDecorator:
            return
                "return a registration with '\(subject)' from a method of a DependencyConfiguration that takes '\(value)'"
        case .registerOnce: return "register '\(subject)' only once"
        case .setTag: return value.isEmpty ? "remove the tag from '\(subject)'" : "give '\(subject)' the tag '\(value)'"
        case .setScope: return "give '\(subject)' the scope '\(value)'"
        case .setContainer: return value.isEmpty ? "remove 'in:' from '\(subject)'" : "place '\(subject)' in '\(value)'"
        case .writeLiterals:
            return "return 'DependencyRegistration(tag: Tag.self, scope: .singleton) { … }' from '\(subject)'"
        case .declareTag: return "declare 'enum \(subject): DependencyTag {}'"
        case .addRegistration: return "write '\(value)' after this registration"
        case .addModifier: return "write '\(value)' after this registration"
        case .addMember: return "write \(Self.code(value)) in '\(subject)'"
        case .addDeclaration: return "write \(Self.code(value)) in \(location?.path ?? "a file")"
        case .supply:
            return "write '\(value)' after the view that is made here"
                + (value.contains("…") ? ", or further out on the way" : "")
        case .addExportsFile:
            return
                "give the target of '\(subject)' an 'exports-file', through which other modules use its internal classes"
        case .provideInLibrary:
            return
                "provide '\(value)' in \(subject): make the class and its initializer visible to other modules, choose it with a filter "
                + "and generate the module file again"
        }
    }

    /// Code in one line.
    fileprivate static func code(_ text: String) -> String {
        "'\(text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.joined(separator: " "))'"
    }

    /// The subject and its owner.
    private var whole: String { "'\(subject)'" + (owner.map { " of '\($0)'" } ?? "") }

    /// The purpose of an option, if its name does not show it.
    private var purpose: String {
        switch subject {
        case "implicit-assisted": "pass it at run time: "
        case "nested" where !namesOnlyContainer: "open a container with it: "
        default: ""
        }
    }

    /// Whether the values of a nested container are up to the reader.
    private var namesOnlyContainer: Bool { value?.hasSuffix("…") == true }

    private var verb: String {
        switch subject {
        case "define": "pass"
        case "external": "pass it in with"
        case "implicit-assisted": "pass it at run time with"
        case "nested" where !namesOnlyContainer: "open a container with it: add"
        default: "add"
        }
    }

    /// The option as it is typed.
    private var optionText: String {
        let value = value ?? ""
        if subject == "define" { return "-D \(value)" }
        return "--\(subject) "
            + (["arch", "container", "implicit-kinds", "platform"].contains(subject) ? value : "'\(value)'")
    }

    /// The value in a configuration file, in which patterns and words are pairs.
    private var valueInFile: String {
        let value = value ?? ""
        if subject == "nested", let colon = value.firstIndex(of: ":") {
            return "\"\(value[..<colon]): [\(value[value.index(after: colon)...].drop { $0 == " " })]\""
        }
        guard ["implicit-tag", "implicit-entry", "implicit-scope", "implicit-container"].contains(subject),
            let separator = value.lastIndex(of: "=")
        else { return "'\(value)'" }
        return "\"'\(value[..<separator])': \(value[value.index(after: separator)...])\""
    }

    private var ofOption: String {
        location.map { "of '\(subject)' in \(Self.place($0))" } ?? "of --\(subject)"
    }

    /// The file and the line, which suffice for an option.
    private static func place(_ location: SourceLocation) -> String { "\(location.path):\(location.line)" }
}
