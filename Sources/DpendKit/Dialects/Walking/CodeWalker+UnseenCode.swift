/// Code outside the sources that may register.
extension CodeWalker {
    /// Notes that unseen code gets a value that it may register with.
    func noteLeak(_ typed: Typed, to name: String?, at location: SourceLocation) {
        guard case .instance(let written, _, _) = typed, let name, name.first != ".", !index.declaresFunction(name), !index.isDeclared(name) else { return }
        guard let (dialect, _) = fillable(written), !Self.harmless.contains(name) else { return }
        registries[dialect].openProviders.append(
            OpenProvider(reason: "'\(name)' gets the container and is not declared in the sources", location: location, isForeignOnly: true, isRegistration: false))
    }

    /// Notes that unseen code extends a container, and that its method may register the types that it gets. A call without a receiver may mean
    /// any function, so it does not count.
    func noteUndeclared(_ name: String, of type: TypeExpression, _ call: CodeCall) {
        guard let (dialect, path) = fillable(type), name.first?.isLowercase == true else { return }
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

    /// The dialect and the name of a container's type, if code can register in it.
    private func fillable(_ type: TypeExpression) -> (dialect: Int, path: String)? {
        guard let dialect = index.dialect(of: type.unwrappedOnce), let path = type.unwrappedOnce.nominal?.path, dialects[dialect].fillableTypes.contains(path) else { return nil }
        return (dialect, path)
    }

    private static let harmless: Set<String> = ["print", "debugPrint", "dump", "append", "assert", "precondition", "ObjectIdentifier", "type", "withExtendedLifetime"]
}
