/// What to do about a key for which nothing in sight would do.
struct MissingDependencyAdvice {
    private let subject: AnalysisSubject
    private let libraries: Set<String>

    init(_ subject: AnalysisSubject) {
        self.subject = subject
        libraries = Set(subject.collected.libraries.map(\.name))
    }

    /// What the key lacks and which ways out there are.
    func notes(for key: DependencyKey, neededBy need: UnsatisfiedNeed) -> [Diagnostic.Note] {
        guard let parameter = need.factory.parameter(ofDependency: need.index) else {
            return [.init(.help, "'\(key)' needs an initializer that can be called from here")]
        }
        let isValue = key.tag == nil && PlainValues.contains(key.type)
        return (isValue ? notesForValue(key, parameter, of: need.factory) : [.init(.help, help(for: key, neededBy: need))])
            + noteForUnneededClass(key, need)
    }

    /// A filter often chooses views and the like, which are made of what no container has.
    private func noteForUnneededClass(_ key: DependencyKey, _ need: UnsatisfiedNeed) -> [Diagnostic.Note] {
        let isForeign = key.providedType.nominal.map { $0.module == nil } ?? false
        guard isForeign, let type = need.factory.providerType, need.factory.origin == .sources,
            subject.graph.dependents(of: need.node).isEmpty
        else { return [] }
        return [
            .init(
                .help, "or, since nothing here needs '\(type.spelling(.plain))', take it out with --implicit-exclude "
                    + "'^\(NameAffix.escaped(type.path))$' if it is to be made elsewhere")
        ]
    }

    private func help(for key: DependencyKey, neededBy need: UnsatisfiedNeed) -> String {
        let waysOut =
            "return 'DependencyRegistration<\(key.name)>'\(key.tagName.map { " with 'tag: \($0).self'" } ?? "") from a "
            + "method of a DependencyConfiguration, or hand it over with --external '\(key.externalName)'"
        guard let type = key.providedType.nominal, key.tag == nil, !PlainValues.contains(key.providedType) else { return waysOut }
        switch cause(of: key, neededBy: need) {
        case .library(let library):
            return "the library '\(library)' declares '\(type.path)', but its module file has nothing that provides it: make "
                + "such a class and its initializer public there, choose it with a filter and generate the file again; or "
                + waysOut
        case .modules(let modules):
            let names = modules.map { "'\($0)'" }.joined(separator: " or ")
            return "no source declares '\(type.path)'; if it comes from \(names), which is imported there, link that "
                + "module's file with --library; else \(waysOut)"
        default:
            if type.module == nil { return "no source declares '\(type.path)': \(waysOut)" }
            let relation = type.isProtocol ? "conforms to" : "provides"
            return "no class here \(relation) '\(key.providedType)': write one, \(waysOut)"
        }
    }

    /// What others may be missing for too.
    func cause(of key: DependencyKey, neededBy need: UnsatisfiedNeed) -> Diagnostic.Cause? {
        guard let type = key.providedType.nominal, !PlainValues.contains(key.providedType) else { return nil }
        if let module = type.module { return libraries.contains(module) ? .library(module) : nil }
        let modules = type.writtenModule.map { [$0] } ?? subject.rejected.foreignImports(of: need.location.path)
        // Any of many may be the one; that is no help.
        return modules.isEmpty || modules.count > 2 ? nil : .modules(modules)
    }

    private func notesForValue(
        _ key: DependencyKey, _ parameter: DependencyFactory.Parameter, of factory: DependencyFactory
    ) -> [Diagnostic.Note] {
        let label = parameter.label.prefix(1).uppercased() + parameter.label.dropFirst()
        let tag = parameter.label == "_" ? "SomeTag" : label == key.name ? "\(label)Tag" : label
        let remark = Diagnostic.Note(
            .remark, "'\(key)' is a plain value: no class provides it, and the type does not say which is meant")
        if parameter.property != nil {
            return [
                remark,
                .init(
                    .help, "if '\(parameter.label)' is known only when the object is made, let it be an ordinary property, or give it "
                        + "a default value"),
                .init(
                    .help, "or hand it over: declare 'enum \(tag): DependencyTag {}', write '@Injected(tag: \(tag).self)' and pass "
                        + "--external '\(key):\(tag)'"),
            ]
        }
        return [
            remark,
            .init(.help, "give '\(parameter.label)' a default value; dpend then leaves it out of the call"),
            .init(
                .help, "or, if it is known only when the object is made, mark it '@Assisted' and make objects with a closure "
                    + "'(\(key)) -> \(factory.key.type)'"),
            .init(
                .help, "or hand it over: declare 'enum \(tag): DependencyTag {}', let the parameter be "
                    + "'Tagged<\(key), \(tag)>' and pass --external '\(key):\(tag)'"),
        ]
    }
}
