extension CodeWalker {
    /// The requests that a function makes on behalf of its callers.
    func wrapper(of place: CodeIndex.MemberPlace) -> Wrapper {
        if let known = wrappers[place] { return known ?? Wrapper() }
        let member = index[place]
        guard depth < 32 else { return Wrapper() }
        if member.body == nil, let owner = member.owner, index.files[place.file].types[owner].kind == .protocol {
            return requirement(place, member, owner)
        }
        let isGeneric =
            !member.genericParameters.isEmpty
            || member.owner.map { index.isGeneric(index.name(ofType: $0, file: place.file)) } == true
        guard isGeneric, member.body != nil else { return Wrapper() }
        wrappers[place] = .some(nil)
        let found = silently {
            captured = Wrapper()
            walk(place)
            var found = captured ?? Wrapper()
            for position in found.registrations.indices {
                // Calls that follow have changed it: `.inObjectScope(.container)`.
                let (number, dialect) = (found.registrations[position].number, found.registrations[position].dialect)
                found.registrations[position].registration = registries[dialect].registrations[number]
            }
            return found
        }
        wrappers[place] = found
        return found
    }

    /// The requests of a protocol's requirement: the ones that all implementations share.
    private func requirement(_ place: CodeIndex.MemberPlace, _ member: CodeMember, _ owner: Int) -> Wrapper {
        let path = index.name(ofType: owner, file: place.file)
        wrappers[place] = .some(nil)
        let implementers = index.types(below: path).filter { index.kind(of: $0) != .protocol }
        let all = implementers.map { type in
            index.ownMembers(member.name, of: type).first {
                index[$0].parameters.map(\.label) == member.parameters.map(\.label)
            }.map(wrapper) ?? Wrapper()
        }
        guard let first = all.first, all.allSatisfy({ !$0.isEmpty }) else {
            wrappers[place] = Wrapper()
            return Wrapper()
        }
        // The implementation has its own names for generic parameters. Callers bind them by position.
        var result = first
        if let place = implementers.first.flatMap({ type in
            index.ownMembers(member.name, of: type).first {
                index[$0].parameters.map(\.label) == member.parameters.map(\.label)
            }
        }) {
            let names = Dictionary(zip(index[place].genericParameters, member.genericParameters.map(CodeIndex.generic)))
            { first, _ in first }
            for position in result.registrations.indices {
                let type = result.registrations[position].registration.key.type
                result.registrations[position].registration.key.type = type.replacingGenerics(names)
                // The requirement's parameters have other names.
                func renamed(_ name: String) -> String? {
                    index[place].parameters.firstIndex { $0.name == name }.flatMap {
                        member.parameters.indices.contains($0) ? member.parameters[$0].name : nil
                    }
                }
                if case .parameter(let name) = result.registrations[position].name, let new = renamed(name) {
                    result.registrations[position].name = .parameter(new)
                }
                result.registrations[position].factory = result.registrations[position].factory.flatMap(renamed)
            }
            for position in result.requests.indices {
                guard var key = result.requests[position].request.key else { continue }
                key.type = key.type.replacingGenerics(names)
                key.arguments = key.arguments.map { $0?.replacingGenerics(names) }
                result.requests[position].request.key = key
                if case .parameter(let name) = result.requests[position].name,
                    let number = index[place].parameters.firstIndex(where: { $0.name == name }),
                    member.parameters.indices.contains(number)
                {
                    result.requests[position].name = .parameter(member.parameters[number].name)
                }
            }
        }
        // The called implementation is unknown, and so is the container.
        if all.count > 1 {
            for position in result.requests.indices { result.requests[position].request.containers = [] }
            for position in result.registrations.indices { result.registrations[position].registration.containers = [] }
        }
        wrappers[place] = result
        return result
    }

    /// Runs a body and drops its findings.
    func silently<Result>(_ body: () -> Result) -> Result {
        let kept = (registries, frame, captured, flow.findings)
        // The findings are dropped. Adding them to the whole would copy it.
        registries = empty
        flow.findings = ContainerFlow.Findings()
        frame.providing = nil
        depth += 1
        defer {
            (registries, frame, captured, flow.findings) = kept
            depth -= 1
        }
        return body()
    }
}
