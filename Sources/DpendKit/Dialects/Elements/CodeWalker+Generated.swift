/// Code that macros of a library generate: registrations of types, and calls that ask for parameters.
extension CodeWalker {
    // MARK: Registrations

    /// Notes the registrations of an element that a macro declares; false for any other element.
    func addGenerated(_ element: CodeExpression, _ dialect: Int) -> Bool {
        guard let macro = dialects[dialect].elements?.macro, case .member(let base?, let name, _) = element,
            name == macro.property || name == macro.list,
            case .metatype(let type) = silently({ walk(base) })
        else { return false }
        let all = registeredTypes(dialect)
        if name == macro.list, index.dialect(of: type) == dialect {
            for place in all.places { addGenerated(place, macro, dialect) }
            return true
        }
        guard name == macro.property, let path = type.nominal?.path, let place = all.byPath[path] else { return false }
        addGenerated(place, macro, dialect)
        return true
    }

    /// The types for which a macro of a library declares a registration.
    func registeredTypes(_ dialect: Int) -> RegisteredTypes {
        if let known = knownRegisteredTypes[dialect] { return known }
        var found = RegisteredTypes()
        if let macro = dialects[dialect].elements?.macro {
            for file in index.files.indices where index.imports(dialects[dialect].modules, file: file) {
                for (position, type) in index.files[file].types.enumerated()
                where type.kind != .protocol && type.kind != .extension
                    && type.attributes.contains(where: { $0.name == macro.attribute })
                {
                    found.places.append((file, position))
                    let path = index.name(ofType: position, file: file)
                    found.byPath[path] = found.byPath[path] ?? (file, position)
                }
            }
        }
        knownRegisteredTypes[dialect] = found
        return found
    }

    struct RegisteredTypes {
        var places: [(file: Int, position: Int)] = []
        var byPath: [String: (file: Int, position: Int)] = [:]
    }

    private func addGenerated(_ place: (file: Int, position: Int), _ macro: RegistrationMacro, _ dialect: Int) {
        let type = index.files[place.file].types[place.position]
        let path = index.name(ofType: place.position, file: place.file)
        guard let attribute = type.attributes.first(where: { $0.name == macro.attribute }) else { return }
        let call = "@\(macro.attribute) \(path)"
        // The same type may be an element of several containers.
        if depth == 0 {
            if generatedConditions[type.location]?.contains(frame.conditions) == true { return }
            generatedConditions[type.location, default: []].append(frame.conditions)
        }
        let outer = frame
        enter(file: place.file, owner: place.position, generics: [], isStatic: true, function: outer.function)
        let own = index.selfType(place.position, file: place.file)
        var registration = Registration(
            key: RegistryKey(type: own), call: call, function: outer.function, location: type.location,
            conditions: outer.conditions)
        registration.made = own
        if let scope = attribute.arguments.first(where: { $0.label == "scope" })?.value {
            let name = if case .call(let call) = scope { call.callee } else { scope }
            (registration.scope, registration.writtenScope) = self.scope(name, dialect)
        }
        if let parameters = parameters(ofGenerated: path, macro) {
            registration.key.arguments = parameters.map { $0.mentionsGeneric ? nil : $0 }
        } else {
            registries[dialect].openProviders.append(
                OpenProvider(
                    reason: "'\(path)' has several initializers, and none is marked '@\(macro.initializerAttribute)'",
                    location: type.location, type: own, isRegistration: false))
        }
        let number = registries[dialect].registrations.count
        registries[dialect].registrations.append(registration)
        if let written = attribute.arguments.first(where: { $0.label == "by" })?.value {
            if let locator = dialects[dialect].locator(written) {
                locate(number, by: locator, dialect, at: type.location)
            } else {
                drop(number, dialect)
                note(open: "how '\(path)' is located is not written", at: type.location, dialect)
            }
        }
        frame = outer
    }

    /// The types of the parameters of the initializer that a generated registration calls; nil if it is not certain.
    private func parameters(ofGenerated path: String, _ macro: RegistrationMacro) -> [TypeExpression]? {
        let all = index.ownMembers("init", of: path).filter { place in
            let member = index[place]
            let isInExtension = member.owner.map { index.files[place.file].types[$0].kind == .extension } ?? true
            return !isInExtension && !member.isFailable && !member.throwsErrors && member.genericParameters.isEmpty
        }
        let preferred = all.filter { index[$0].attributes.contains { $0.name == macro.initializerAttribute } }
        if let first = preferred.min(by: { index[$0].parameters.count < index[$1].parameters.count }) {
            return parameterTypes(of: first)
        }
        let others = all.filter { !index[$0].attributes.contains { $0.name == "_disfavoredOverload" } }
        if others.count > 1 { return nil }
        return others.first.map { parameterTypes(of: $0) } ?? []
    }

    // MARK: Injected parameters

    /// Notes a call of a function's generated form, which asks the container for parameters; nil for any other call.
    func callInjected(_ places: [CodeIndex.MemberPlace], _ call: CodeCall, giving result: TypeExpression?) -> Typed? {
        for place in places {
            for dialect in dialects.indices {
                guard let rules = dialects[dialect].elements, case let name = rules.injectionAttribute,
                    let attribute = index[place].attributes.first(where: { $0.name == name }),
                    index.imports(dialects[dialect].modules, file: place.file)
                else { continue }
                let ignored = Set(
                    attribute.arguments.drop { $0.label != "ignoring" }.compactMap { argument -> String? in
                        if case .literal(.string(let text)) = argument.value { text } else { nil }
                    })
                let isKept = index[place].parameters.map { ignored.contains($0.label) || ignored.contains($0.name) }
                guard Self.positions(of: call, in: zip(index[place].parameters, isKept).filter(\.1).map(\.0)) != nil
                else { continue }
                walkArguments(of: call, calling: nil)
                let isByName = attribute.arguments.contains { argument in
                    if case .member(_, rules.nameStrategy, _) = argument.value {
                        argument.label == "strategy"
                    } else {
                        false
                    }
                }
                for (number, type) in parameterTypes(of: place).enumerated()
                where !isKept[number] && !type.mentionsGeneric {
                    let parameter = index[place].parameters[number]
                    let sought = sought(type)
                    let key: TypeExpression = isByName ? .other("name \"\(parameter.name)\"") : sought.type
                    var asked = request(
                        RegistryKey(type: key), sought.isSafe && !isByName ? .soft : .forced, at: call.location,
                        reason: nil)
                    asked.parameter = .init(label: parameter.name, location: parameter.location)
                    registries[dialect].requests.append(asked)
                }
                return Typed(result ?? self.type(of: place).type ?? .named("Void"))
            }
        }
        return nil
    }
}
