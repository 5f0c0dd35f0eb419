/// A type with a name: a class, struct, enumeration, actor, protocol, or one that dpend has not seen declared.
package struct NominalType: Sendable {
    /// A name of the path, with its generic arguments.
    package struct Component: Sendable, Hashable {
        package var name: String
        package var arguments: [TypeExpression]

        package init(name: String, arguments: [TypeExpression] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    /// The module that declares the type; nil for a type that is declared nowhere in sight.
    package var module: String? { get { storage.module } set { own().module = newValue } }
    /// The path from the outermost type to this one; never empty.
    package var components: [Component] {
        _read { yield storage.components }
        _modify { yield &own().components }
    }
    /// Whether the type is known to be a protocol, so that generated code has to say `any`.
    package var isProtocol: Bool { get { storage.isProtocol } set { own().isProtocol = newValue } }
    /// Whether another module in sight declares a type of the same name, so that the module has to be told with it.
    package var isConfusable: Bool { get { storage.isConfusable } set { own().isConfusable = newValue } }
    /// The module that the source names with a type that is declared nowhere in sight. It may be left out, so it does not
    /// tell types apart, but generated code repeats it: what follows may be nested in a type called like the module.
    package var writtenModule: String? { get { storage.writtenModule } set { own().writtenModule = newValue } }
    /// What generated code calls the outermost type, where a nested container has its name.
    var fileAlias: String? { get { storage.fileAlias } set { own().fileAlias = newValue } }

    private var storage: Storage

    // Types are handed on everywhere; as plain values each time five references would be counted.
    // Unchecked, because the compiler cannot see that nobody changes what is shared.
    private final class Storage: @unchecked Sendable {
        var module: String?
        var components: [Component]
        var isProtocol: Bool
        var isConfusable: Bool
        var writtenModule: String?
        var fileAlias: String?

        init(module: String?, components: [Component], isProtocol: Bool, isConfusable: Bool, writtenModule: String?) {
            self.module = module
            self.components = components
            self.isProtocol = isProtocol
            self.isConfusable = isConfusable
            self.writtenModule = writtenModule
        }
    }

    package init(
        module: String? = nil, components: [Component], isProtocol: Bool = false, isConfusable: Bool = false,
        writtenModule: String? = nil
    ) {
        storage = Storage(
            module: module, components: components, isProtocol: isProtocol, isConfusable: isConfusable,
            writtenModule: writtenModule)
    }

    /// The storage to change, which nobody shares.
    private mutating func own() -> Storage {
        if !isKnownUniquelyReferenced(&storage) {
            let alias = storage.fileAlias
            storage = Storage(
                module: module, components: components, isProtocol: isProtocol, isConfusable: isConfusable,
                writtenModule: writtenModule)
            storage.fileAlias = alias
        }
        return storage
    }

    /// The full nested name without module and generic arguments, as `ItemVM.Factory`.
    package var path: String {
        components.count == 1 ? components[0].name : components.map(\.name).joined(separator: ".")
    }

    /// The type by its name alone.
    var withoutArguments: NominalType {
        guard components.contains(where: { !$0.arguments.isEmpty }) else { return self }
        var result = self
        for position in components.indices { result.components[position].arguments = [] }
        return result
    }

    /// The same behind the module that the source names.
    var writtenPath: String { writtenModule.map { "\($0).\(path)" } ?? path }
}

extension NominalType: Hashable {
    package static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage || left.module == right.module && left.components == right.components
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(module)
        hasher.combine(components)
    }
}
