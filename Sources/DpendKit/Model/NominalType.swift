/// A type with a name: a class, struct, enumeration, actor, protocol, or a type without a visible declaration.
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

    /// The module that declares the type; nil without a visible declaration.
    package var module: String? {
        get { storage.parts.module }
        set { change { $0.module = newValue } }
    }
    /// The path from the outermost type to this one; never empty.
    package var components: [Component] {
        _read { yield storage.parts.components }
        _modify {
            var changed = storage.parts.components
            yield &changed
            change { $0.components = changed }
        }
    }
    /// Whether the type is a protocol, so that generated code must write `any`.
    package var isProtocol: Bool {
        get { storage.parts.isProtocol }
        set { change { $0.isProtocol = newValue } }
    }
    /// Whether another visible module declares a type with the same name, so that generated code must name the module.
    package var isConfusable: Bool {
        get { storage.parts.isConfusable }
        set { change { $0.isConfusable = newValue } }
    }
    /// The module that the source writes before a type without a visible declaration. It is optional, so it does not
    /// distinguish types. Generated code repeats it, because the type may be nested in a type with the name of the
    /// module.
    package var writtenModule: String? {
        get { storage.parts.rare?.names.writtenModule }
        set { changeRare { $0.writtenModule = newValue } }
    }
    /// The module of the outermost type, if an extension in another module declares this one.
    var outermostModule: String? {
        get { storage.parts.rare?.names.outermostModule }
        set { changeRare { $0.outermostModule = newValue } }
    }
    /// The alias of the outermost type in generated code, if a nested container has its name.
    var fileAlias: String? {
        get { storage.parts.rare?.names.fileAlias }
        set { changeRare { $0.fileAlias = newValue } }
    }

    /// The opaque type that stands for the type outside its module, if other modules cannot name it.
    var opaqueName: String? {
        get { storage.parts.rare?.names.opaqueName }
        set { changeRare { $0.opaqueName = newValue } }
    }

    private var storage: Storage

    // One reference, because code passes types on everywhere, and plain values would count five references each time.
    private final class Storage: Sendable {
        let parts: Parts

        init(_ parts: Parts) { self.parts = parts }
    }

    private struct Parts: Sendable {
        var module: String?
        var components: [Component]
        var isProtocol: Bool
        var isConfusable: Bool
        var rare: RareNames?
    }

    // Few types have such names, and a program has millions of types.
    private final class RareNames: Sendable {
        let names: Names

        init(_ names: Names) { self.names = names }

        struct Names: Sendable, Equatable {
            var writtenModule: String?
            var fileAlias: String?
            var outermostModule: String?
            var opaqueName: String?
        }
    }

    package init(
        module: String? = nil, components: [Component], isProtocol: Bool = false, isConfusable: Bool = false,
        writtenModule: String? = nil
    ) {
        storage = Storage(
            Parts(
                module: module, components: components, isProtocol: isProtocol, isConfusable: isConfusable,
                rare: writtenModule.map { RareNames(.init(writtenModule: $0)) }))
    }

    private mutating func change(_ change: (inout Parts) -> Void) {
        var parts = storage.parts
        change(&parts)
        storage = Storage(parts)
    }

    private mutating func changeRare(_ change: (inout RareNames.Names) -> Void) {
        let known = storage.parts.rare?.names ?? .init()
        var names = known
        change(&names)
        if names != known { self.change { $0.rare = names == .init() ? nil : RareNames(names) } }
    }

    /// The names of a path, without generic arguments. Most paths are one name.
    static func components(of path: String) -> [Component] {
        let dot = UInt8(ascii: ".")
        if !path.isEmpty, !path.utf8.contains(dot) { return [Component(name: path)] }
        return path.utf8.split(separator: dot).map { Component(name: String(Substring($0))) }
    }

    /// The full nested name without module and generic arguments, as `ItemVM.Factory`.
    package var path: String {
        components.count == 1 ? components[0].name : components.map(\.name).joined(separator: ".")
    }

    /// Whether some name of the path has generic arguments.
    var isGeneric: Bool { components.contains { !$0.arguments.isEmpty } }

    /// The type by its name alone.
    var withoutArguments: NominalType {
        guard components.contains(where: { !$0.arguments.isEmpty }) else { return self }
        var result = self
        for position in components.indices { result.components[position].arguments = [] }
        return result
    }

    /// The path with the module that the source writes.
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
