/// Code outside the sources that may register.
extension CodeWalker {
    /// Notes that unseen code gets a value that it may register with.
    func noteLeak(_ typed: Typed, to name: String?, at location: SourceLocation) {
        guard case .instance(let written, _, _) = typed, let name, name.first != ".", !index.declaresFunction(name), !index.isDeclared(name) else { return }
        let type = written.unwrappedOnce
        guard let dialect = index.dialect(of: type), let path = type.nominal?.path, dialects[dialect].fillableTypes.contains(path),
            !Self.harmless.contains(name)
        else { return }
        registries[dialect].openProviders.append(
            OpenProvider(reason: "'\(name)' gets the container and is not declared in the sources", location: location, isForeignOnly: true, isRegistration: false))
    }

    /// Notes that unseen code extends a container, and that its method may register the types that it gets.
    func noteUndeclared(_ name: String, of type: TypeExpression, _ call: CodeCall) {
        guard let dialect = index.dialect(of: type), let path = type.nominal?.path, dialects[dialect].fillableTypes.contains(path), name.first?.isLowercase == true
        else { return }
        let types = call.arguments.compactMap { argument -> TypeExpression? in
            if case .metatype(let type) = silently({ walk(argument.value) }) { type } else { nil }
        }
        let isForeignOnly = !call.arguments.contains { $0.value.isClosure }
        for type in types.isEmpty ? [nil] : types.map(Optional.some) {
            registries[dialect].openProviders.append(
                OpenProvider(
                    reason: "'\(path).\(name)' is not declared in the sources", location: call.location, type: type, isForeignOnly: isForeignOnly, isRegistration: false))
        }
    }

    private static let harmless: Set<String> = ["print", "debugPrint", "dump", "append", "assert", "precondition", "ObjectIdentifier", "type", "withExtendedLifetime"]
}
