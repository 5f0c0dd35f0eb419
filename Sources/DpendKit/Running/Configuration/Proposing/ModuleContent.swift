/// The contents of a Swift module's sources that a layout depends on.
struct ModuleContent {
    /// The Swift modules that they import.
    private(set) var imports: Set<String> = []
    /// The Swift modules that they import with `@_exported`, so that their clients import them, too.
    private(set) var exports: Set<String> = []
    /// Whether an application begins in the module.
    private(set) var hasEntry = false
    /// Whether they declare a type that takes part in wiring. This is a protocol, an actor, a class except data and
    /// parts of views, or a struct that conforms to a protocol of the project or requires one.
    private(set) var takesPart = false
    /// The types in wiring that other Swift modules can use, and the number of those that they cannot use. Protocols do
    /// not count.
    private(set) var sharedNames: Set<String> = []
    private(set) var ownCount = 0
    /// Whether they declare an object that other Swift modules cannot make: it implements a protocol of the project, or
    /// takes an object.
    private(set) var hidesObjects = false
    /// Whether a declaration has `package` access.
    private(set) var hasPackageAccess = false
    /// The hand-written containers that other Swift modules can use, such as `MainAssembly`.
    private var ownContainers: Set<String> = []
    /// The hand-written containers that initializers and functions take, by the last parts of their names.
    private var takenContainers: Set<String> = []

    private static let entryAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
    /// The superclasses of parts of views, data and tests.
    private static let otherClasses: Set<String> = [
        "NSManagedObject", "Object", "EmbeddedObject", "UIView", "UIControl", "UIButton", "UILabel", "UIImageView",
        "UITextField", "UITextView",
        "UIStackView", "UIScrollView", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView",
        "UICollectionView",
        "UICollectionViewCell", "UICollectionReusableView", "UIWindow", "NSView", "NSWindow", "XCTestCase",
    ]

    /// - Parameters:
    ///   - sources: The declarations in the Swift module's sources.
    ///   - protocols: The names of all protocols of the project.
    ///   - objects: The names of all protocols, classes and actors of the project.
    init(_ sources: [SourceDeclarations], protocols: Set<String>, objects: Set<String>) {
        for source in sources {
            for declaration in source.imports { imports.insert(declaration.module) }
            exports.formUnion(source.exportedModules)
            for type in source.types {
                if type.modifiers.attributes.contains(where: Self.entryAttributes.contains) { hasEntry = true }
                if type.modifiers.access == .package
                    || type.initializers.contains(where: { $0.modifiers.access == .package })
                {
                    hasPackageAccess = true
                }
                if type.modifiers.access == .public, CompositionCode.isContainer(named: type.name) {
                    ownContainers.insert(type.name)
                }
                for parameter in type.initializers.flatMap(\.parameters) {
                    takenContainers.formUnion(
                        parameter.type.nominalTypes.compactMap(\.components.last?.name).filter {
                            CompositionCode.isContainer(named: $0)
                        })
                }
                if !takesPart { takesPart = Self.takesPart(type, protocols) }
                if Self.isConnected(type, protocols) {
                    if type.isShared { sharedNames.insert(type.name) } else { ownCount += 1 }
                }
                if !hidesObjects, !type.isShared, Self.isConnected(type, objects) { hidesObjects = true }
            }
        }
    }

    private static func takesPart(_ type: TypeDeclaration, _ protocols: Set<String>) -> Bool {
        let names = type.inheritance.compactMap { $0.type.nominal?.path }
        return switch type.kind {
        case .protocol, .actor: true
        case .class: !names.contains(where: otherClasses.contains)
        case .struct, .extension:
            names.contains(where: protocols.contains) || type.initializers.contains { requires($0, protocols) }
        case .enum: false
        }
    }

    /// Whether code of another Swift module takes one of its hand-written containers. Such a library puts its objects
    /// together itself.
    func composes(for client: ModuleContent) -> Bool { !ownContainers.isDisjoint(with: client.takenContainers) }

    /// Whether a library's own code could require most of its types, but clients hardly any. Then the library has its
    /// own container.
    var keepsToItself: Bool { ownCount > 2 * sharedNames.count }

    /// Whether a type implements a protocol of the project or requires one.
    private static func isConnected(_ type: TypeDeclaration, _ protocols: Set<String>) -> Bool {
        switch type.kind {
        case .protocol, .enum, .extension: false
        case .class, .actor, .struct:
            type.inheritance.contains { $0.type.nominal.map { protocols.contains($0.path) } ?? false }
                || type.initializers.contains { requires($0, protocols) }
        }
    }

    /// Whether an initializer takes a protocol, as in a struct that combines others.
    private static func requires(_ initializer: InitializerDeclaration, _ protocols: Set<String>) -> Bool {
        initializer.parameters.contains { $0.type.nominalTypes.contains { protocols.contains($0.path) } }
    }

    /// The names of the types of some kinds that sources declare.
    static func names(of kinds: Set<TypeDeclaration.Kind>, in sources: some Sequence<SourceDeclarations>) -> Set<String>
    {
        Set(sources.flatMap { $0.types.filter { kinds.contains($0.kind) }.map(\.name) })
    }
}

extension TypeDeclaration {
    /// Whether other Swift modules can make objects of the type.
    fileprivate var isShared: Bool {
        func isShared(_ access: AccessLevel?) -> Bool { access == .public || access == .open || access == .package }
        return isShared(modifiers.access)
            && (initializers.isEmpty || initializers.contains { isShared($0.modifiers.access) })
    }
}
