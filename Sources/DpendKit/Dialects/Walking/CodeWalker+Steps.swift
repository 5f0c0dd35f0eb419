/// The order in which functions that get a container are called.
extension CodeWalker {
    /// Notes a call of a function.
    ///
    /// - Parameters:
    ///   - order: The position among the steps of one call.
    ///   - isOnly: Whether the call surely reaches this function.
    func noteStep(_ place: CodeIndex.MemberPlace, at location: SourceLocation, order: Int = 0, isOnly: Bool) {
        guard depth == 0, isFilling(place) else { return }
        let caller = Registry.functionName(
            frame.function, at: SourceLocation(path: index.files[frame.file].path, line: 0, column: 0))
        let isSure = isOnly && frame.isInOrder && frame.conditions.isEmpty
        let outer = openCalls.filter { $0 != location }
        steps[place, default: []].append(
            RegistryStep(caller: caller, location: location, order: order, outer: outer, isSure: isSure))
    }

    /// Notes that unknown code may call a function at any time.
    func noteUnknownStep(_ place: CodeIndex.MemberPlace) {
        guard depth == 0, isFilling(place) else { return }
        steps[place, default: []].append(RegistryStep(caller: "", location: index[place].location, isSure: false))
    }

    /// Whether a function gets a container, or belongs to one.
    private func isFilling(_ place: CodeIndex.MemberPlace) -> Bool {
        if index[place].kind == .property { return false }
        return parameterTypes(of: place).contains { containerDialect(of: $0) != nil }
            || index[place].owner.map { containerDialect(of: index.selfType($0, file: place.file)) != nil } ?? false
    }

    /// The steps by the names of the functions. The overrides of a function may run for it.
    var namedSteps: [String: [RegistryStep]] {
        Dictionary(
            steps.map { place, steps in
                (
                    Registry.functionName(description(of: index[place], file: place.file), at: index[place].location),
                    steps
                )
            },
            uniquingKeysWith: +)
    }
}
