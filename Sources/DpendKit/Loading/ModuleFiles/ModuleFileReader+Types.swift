/// Reads the element `types` of a module file.
extension ModuleFileReader {
    private typealias Format = ModuleFileFormat

    /// The exported types that are not protocols.
    func readTypes(_ content: inout JSONFields) throws(JSONFields.Mistake) -> [ExportedType] {
        var types: [ExportedType] = []
        for (field, kind) in Format.typeKinds {
            types += try readNames(field, &content).map { ExportedType(name: $0, kind: kind) }
        }
        var actors: [String: String] = [:]
        for fields in try content.optionalObjects(Format.isolated) {
            var fields = fields
            let actor = try fields.actor(Format.globalActor)
            for name in try readNames(Format.names, &fields) { actors[name] = actor }
            try fields.finish()
        }
        let noncopyable = Set(try readNames(Format.noncopyable, &content))
        let withArguments = Set(try readNames(Format.withArguments, &content))
        var wrappers: [String: PropertyWrapperTraits] = [:]
        for fields in try content.optionalObjects(Format.wrappers) {
            let (name, traits) = try readWrapper(fields)
            wrappers[name] = traits
        }
        for position in types.indices {
            let name = types[position].name
            types[position].globalActor = actors[name]
            types[position].isNoncopyable = noncopyable.contains(name)
            types[position].takesArguments = withArguments.contains(name)
            types[position].wrapper = wrappers[name]
        }
        return types
    }

    private func readWrapper(
        _ fields: JSONFields
    ) throws(JSONFields.Mistake) -> (name: String, traits: PropertyWrapperTraits) {
        var fields = fields
        let name = try readClass(&fields).path
        let traits = PropertyWrapperTraits(
            takesValue: try fields.optionalBool(Format.takesValue),
            takesNothing: try fields.optionalBool(Format.takesNothing),
            isGeneric: try fields.optionalBool(Format.isGeneric))
        try fields.finish()
        return (name, traits)
    }

    func readSupertypes(_ fields: JSONFields) throws(JSONFields.Mistake) -> ExportedSupertypes {
        var fields = fields
        let type = try readClass(&fields)
        let supertypes = ExportedSupertypes(
            type: .nominal(type), inherited: try fields.optionalTypes(Format.inherited),
            requiredModules: try fields.optionalNames(Format.requiredModules))
        try fields.finish()
        return supertypes
    }

    private func readNames(_ field: String, _ content: inout JSONFields) throws(JSONFields.Mistake) -> [String] {
        let types = try content.optionalTypes(field)
        guard types.allSatisfy({ $0.nominal.map { $0.components.allSatisfy(\.arguments.isEmpty) } ?? false }) else {
            throw content.mistake("'\(field)' is not the name of a type")
        }
        return types.compactMap { $0.nominal?.path }
    }

    func readOpaqueType(_ fields: JSONFields) throws(JSONFields.Mistake) -> OpaqueType {
        var fields = fields
        let type = OpaqueType(type: try readClass(&fields), name: try fields.name(Format.name))
        try fields.finish()
        return type
    }
}
