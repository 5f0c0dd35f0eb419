/// Applies remedies to the texts of files.
struct RemedyEditor {
    /// The name of the target that has the problem.
    let target: String?
    /// The path of the configuration file, if there is one.
    let configuration: String?
    let options: ResolutionOptions
    /// The path of the source that requires something, and all sources of the target.
    let origin: String?
    let sources: [String]
    /// Returns the present text of a file.
    let read: (String) -> String?

    /// An editor for the remedies of a problem of a target.
    init(
        for diagnostic: Diagnostic, of target: String?, in answer: ProjectAnswer, configuration: String?,
        read: @escaping (String) -> String?
    ) {
        let run = answer.runs?.all.first?.finishedRuns.first { $0.target == target }?.run
        (self.target, self.configuration, self.read) = (target, configuration, read)
        options = run?.options ?? ResolutionOptions()
        (origin, sources) = (diagnostic.location?.path, run?.sourceFiles.map(\.path) ?? [])
    }

    /// The texts of the changed files, by path.
    ///
    /// - Throws: ``Inapplicable`` if a person must decide something.
    func texts(applying remedy: Remedy) throws(Inapplicable) -> [String: String] {
        var texts: [String: EditableText] = [:]
        // Later places first, so that an edit does not move the places of the others. Imports have no place.
        let placed = remedy.steps.compactMap { step in step.location.map { (step, $0) } }.sorted { $0.1 > $1.1 }
        let steps = placed.map(\.0) + remedy.steps.filter { $0.location == nil }
        for step in steps {
            let path = try path(of: step)
            guard let text = texts[path] ?? read(path).map(EditableText.init) else {
                throw Inapplicable(reason: "\(path) cannot be read")
            }
            texts[path] = try apply(step, to: text)
        }
        return texts.mapValues(\.text)
    }

    /// The file that a step changes.
    private func path(of step: Remedy.Step) throws(Inapplicable) -> String {
        if step.action.isAboutOption {
            guard let path = step.location?.path ?? configuration else {
                throw Inapplicable(reason: "there is no configuration file; write one with 'dpend init'")
            }
            return path
        }
        if step.action == .addImport { return step.subject }
        if step.action == .writeClass { return try declaringSource(of: step.subject) }
        guard let location = step.location, location.isInFile else {
            throw Inapplicable(reason: "dpend does not know the place")
        }
        return location.path
    }

    /// The source that declares a protocol: the one that requires it, or another one of the target.
    private func declaringSource(of name: String) throws(Inapplicable) -> String {
        let short = name.split(separator: ".").last.map(String.init) ?? name
        for path in ([origin].compactMap { $0 } + sources) where read(path)?.contains("protocol \(short)") == true {
            return path
        }
        throw Inapplicable(reason: "no source of the target declares the protocol '\(name)'")
    }

    private func apply(_ step: Remedy.Step, to text: EditableText) throws(Inapplicable) -> EditableText {
        if step.action.isAboutOption { return try configure(step, text) }
        var source = DeclarationEditor(text)
        let location = step.location ?? SourceLocation(path: "", line: 1, column: 1)
        let value = step.value ?? ""
        switch step.action {
        case .changeType: try source.changeType(to: value, at: location)
        case .addAttribute: try source.addAttribute(value, at: location)
        case .removeModifier: try source.remove(value, at: location)
        case .replaceModifier: try source.replace(step.original ?? "", with: value, before: location)
        case .setAccess: try source.setAccess(value, at: location)
        case .addImport: source.addImport(value)
        case .addComment: try source.addComment(value, at: location)
        case .removeComment: try source.removeComment(value, at: location)
        case .rename: try source.rename(step.subject, to: value, at: location)
        case .addConformance: try source.addConformance(to: value, at: location)
        case .writeClass: source.append(try stub(of: step.subject, in: text))
        case .addRegistration: try source.addStatement(value, after: location)
        case .addModifier: try source.addModifier(value, at: location)
        case .addMember: try source.addMember(value, toTypeAt: location)
        case .addDeclaration: source.append(value)
        case .supply:
            if value.contains("…") { throw Inapplicable(reason: "dpend does not know the object") }
            try source.addModifier(value, at: location)
        case .addValue, .setOption, .passFlag, .narrowPattern, .replacePattern, .linkModule, .describeModules,
            .addExportsFile, .makeClass,
            .changeLabel, .addDefaultValue, .removeDeclaration, .moveToInitializer, .writeType, .addDependency,
            .addInitializer,
            .keepOneInitializer, .makeSendable, .removeEffects, .declareThrowing, .splitDependency, .register,
            .registerDecorator,
            .registerOnce, .setTag, .setScope, .setContainer, .writeLiterals, .declareTag, .provideInLibrary:
            throw Inapplicable(reason: "this needs a decision")
        }
        return source.text
    }

    private func stub(of name: String, in text: EditableText) throws(Inapplicable) -> String {
        guard let filter = try? ImplicitFilter(options),
            let declaration = ClassStub(name: name, source: text.text).declaration({ name in
                if case .chosen? = try? filter.verdict(on: name) { true } else { false }
            })
        else { throw Inapplicable(reason: "no filter chooses a class that dpend could write") }
        return declaration
    }

    private func configure(_ step: Remedy.Step, _ text: EditableText) throws(Inapplicable) -> EditableText {
        var file = ConfigurationEditor(text)
        let value = step.value ?? ""
        guard SettingKey(rawValue: step.subject) != nil || step.action == .addExportsFile else {
            throw Inapplicable(reason: "this needs a decision")
        }
        switch step.action {
        case .addValue where !value.hasSuffix("…"):
            try file.add(value, to: step.subject, at: step.location, target: target)
        case .setOption: try file.set(step.subject, to: value, at: step.location, target: target)
        case .replacePattern:
            guard let original = step.original,
                let location = step.location ?? options.places["--\(step.subject)", original]
            else {
                throw Inapplicable(reason: "the pattern is not in the configuration file")
            }
            try file.replace(original, with: value, at: location)
        case .addExportsFile:
            try file.set(
                "exports-file", to: "Derived/\(step.subject).exports.generated.swift", at: nil, target: step.subject)
        default: throw Inapplicable(reason: "this needs a decision")
        }
        return file.text
    }
}
