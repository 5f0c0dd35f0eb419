/// Advice about a missing key without candidates.
struct MissingDependencyAdvice {
    private let subject: AnalysisSubject
    private let libraries: Set<String>
    private let advisor: ChoiceAdvisor
    private var options: ResolutionOptions { subject.options }

    init(_ subject: AnalysisSubject, _ advisor: ChoiceAdvisor) {
        self.subject = subject
        self.advisor = advisor
        libraries = Set(subject.collected.libraries.map(\.name))
    }

    /// A remark about the key, and ways out.
    struct Advice {
        var remark: String
        /// Ways out, likeliest first.
        var remedies: [Remedy]
    }

    /// The reason why the key is missing, and ways out.
    ///
    /// - Parameter others: Whether other notes name near candidates.
    func advice(
        for key: DependencyKey, requiredBy requirement: UnsatisfiedRequirement, besidesOthers others: Bool = false
    ) -> Advice {
        guard let parameter = requirement.factory.parameter(ofDependency: requirement.index) else {
            return Advice(remark: "no initializer of '\(key)' can be called from here", remedies: [])
        }
        if key.providedType.isMarker {
            return Advice(
                remark: "'\(key.providedType)' does not say which value is required, so dpend chooses no class for it",
                remedies: remediesForMarker(key, parameter, requirement))
        }
        if key.providedType.isOpaque, let module = key.providedType.nominal?.module {
            let name = key.providedType
            return Advice(
                remark:
                    "only '\(module)' can use '\(name)'; choose a class that provides it in the target of '\(module)'",
                remedies: [])
        }
        if key.tag == nil, PlainValues.contains(key.type) {
            return Advice(
                remark: "'\(key)' is a plain value: the type does not say which one is meant",
                remedies: remediesForValue(key, parameter, requirement))
        }
        if key.tag == nil, PlainValues.isCallback(key.type) {
            return Advice(
                remark:
                    "'\(key)' is a callback: only the code that makes '\(requirement.factory.key)' knows what it does",
                remedies: Array(remediesForValue(key, parameter, requirement).prefix(2)))
        }
        let (remark, own) = provenance(of: key, requirement, others)
        let usual = [
            .register(DependencyKey(type: key.providedType, tag: key.tag)),
            options.adding(key.externalName, to: "external"),
        ]
        // Without any library there may be no module file: most third-party modules have none.
        let remedies =
            subject.collected.libraries.isEmpty && own.first?.steps.first?.action == .linkModule
            ? usual + own : own + usual
        // A type of another module may be data that only the maker of an object has.
        let atRunTime =
            key.providedType.nominal.map(isForeign) == true ? advisor.assisting(requirement).map { [$0] } ?? [] : []
        return Advice(remark: remark, remedies: remedies + atRunTime.filter { !remedies.contains($0) })
    }

    /// Whether neither the sources nor a linked library declare a type.
    private func isForeign(_ type: NominalType) -> Bool { type.module.map { !subject.rejected.knows($0) } ?? true }

    /// The origin of the type, and the ways out that follow from it.
    private func provenance(of key: DependencyKey, _ requirement: UnsatisfiedRequirement, _ others: Bool) -> (
        remark: String, remedies: [Remedy]
    ) {
        guard let type = key.providedType.nominal, !PlainValues.contains(key.providedType) else {
            if case .composition = key.providedType {
                return ("\(others ? "no other class here" : "no class here") conforms to '\(key.providedType)'", [])
            }
            return ("nothing here returns '\(key.providedType)'", [])
        }
        let imports = subject.rejected.imports(of: requirement.location.path)
        if type.module == nil,
            let module = type.writtenModule ?? PlatformTypes.module(declaring: type.path, imports: imports),
            PlatformFramework.isKnown(module)
        {
            // A stream or a binding belongs to one object. Most other platform types serve all objects.
            let isOfObject = ["Combine", "SwiftUI"].contains(module)
            return (
                "'\(type.path)' is a type of \(module)\(imports.contains(module) ? ", which the file imports" : "")",
                isOfObject ? advisor.assisting(requirement).map { [$0] } ?? [] : []
            )
        }
        switch cause(of: key, requiredBy: requirement) {
        case .library(let library):
            return (
                "\(library) declares '\(type.path)', but its module file has no provider of it",
                [Remedy(.init(.provideInLibrary, library, type.path))]
            )
        case .modules(let modules):
            let names = modules.joined(separator: " or ")
            return (
                "no source declares '\(type.path)'; \(names), which the file imports, may",
                [Remedy(.init(.linkModule, names))]
            )
        case .missingFilter, .kind, .exclude, .inactiveClause, .registration, .missingImport, .noConfiguration,
            .notExported, nil:
            break
        }
        if type.module == nil, let hidden = hiddenType(named: type.path, writtenIn: type.writtenModule) {
            return (
                "'\(type.path)' at \(hidden.path):\(hidden.line) is not public",
                [Remedy(.init(.setAccess, type.path, "public", at: hidden))]
            )
        }
        if type.module == nil {
            let path = requirement.location.path
            let module = subject.rejected.moduleToImport(for: type.path, in: path)
            return (
                subject.rejected.reasonForNoMeaning(of: type.path, in: path) ?? "no source declares '\(type.path)'",
                module.map { [Remedy(.init(.addImport, path, $0))] } ?? []
            )
        }
        if isForeign(type), !type.isProtocol { return ("no source declares '\(type.spelling(.plain))'", []) }
        let other = others ? "no other class here" : "no class here"
        return (
            "\(other) \(type.isProtocol ? "conforms to" : "provides") '\(key.providedType)'",
            key.tag == nil && type.isProtocol ? [Remedy(.init(.writeClass, "\(key.providedType)"))] : []
        )
    }

    /// Where a linked target of the same run declares a type that only its own code can use; nil if none does.
    private func hiddenType(named path: String, writtenIn module: String?) -> SourceLocation? {
        subject.collected.libraries.lazy.filter { module == nil || $0.name == module }.compactMap {
            $0.hiddenTypes[path]
        }.first
    }

    /// The cause that other missing keys may share.
    func cause(of key: DependencyKey, requiredBy requirement: UnsatisfiedRequirement) -> Diagnostic.Cause? {
        guard let type = key.providedType.nominal, !PlainValues.contains(key.providedType) else { return nil }
        if let module = type.module { return libraries.contains(module) ? .library(module) : nil }
        let path = requirement.location.path
        let known =
            type.writtenModule
            ?? PlatformTypes.module(declaring: type.path, imports: subject.rejected.imports(of: path))
        if let known, PlatformFramework.isKnown(known) { return nil }
        let modules = type.writtenModule.map { [$0] } ?? subject.rejected.foreignImports(of: path)
        // A choice among many modules does not help.
        return modules.isEmpty || modules.count > 2 ? nil : .modules(modules)
    }

    /// A more specific type, or one value for all requirements of the marker.
    private func remediesForMarker(
        _ key: DependencyKey, _ parameter: DependencyFactory.Parameter, _ requirement: UnsatisfiedRequirement
    ) -> [Remedy] {
        let name =
            parameter.label == "_" ? "Some" : parameter.label.prefix(1).uppercased() + parameter.label.dropFirst()
        let specific = key.requestedType.replacingProvided { _ in .named("\(name)Protocol") }
        return [Remedy(.init(.changeType, parameter, of: requirement.factory, "\(specific)"))]
            + (advisor.assisting(requirement).map { [$0] } ?? [])
            + [
                options.adding(key.externalName, to: "external"),
                .register(DependencyKey(type: key.providedType, tag: key.tag)),
            ]
    }

    /// The value comes from the maker of the object, from a default value, or from the application.
    private func remediesForValue(
        _ key: DependencyKey, _ parameter: DependencyFactory.Parameter, _ requirement: UnsatisfiedRequirement
    ) -> [Remedy] {
        let factory = requirement.factory
        let label = parameter.label.prefix(1).uppercased() + parameter.label.dropFirst()
        let tag = parameter.label == "_" ? "SomeTag" : label == key.name ? "\(label)Tag" : label
        let tagged = DependencyKey(type: key.type, tag: .named(tag))
        let change: Remedy.Step =
            parameter.property == nil
            ? .init(.changeType, parameter, of: factory, "\(tagged.requestedType)")
            : .init(.addAttribute, parameter, of: factory, "@Injected(tag: \(tag).self)")
        let external =
            advisor.passing(requirement.index, of: factory)
            ?? Remedy(.init(.declareTag, tag), change).and(options.adding(tagged.externalName, to: "external"))
        let byDefault = Remedy(.init(.addDefaultValue, parameter, of: factory))
        if parameter.property != nil {
            return [
                Remedy(.init(.removeModifier, parameter.label, "@Injected", at: parameter.location)), byDefault,
                external,
            ]
        }
        return (advisor.assisting(requirement).map { [$0] } ?? [])
            + (parameter.hasDefault ? [external] : [byDefault, external])
    }
}
