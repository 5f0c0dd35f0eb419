/// What the sources of a module have in them, as far as a layout asks for it.
struct ModuleContent {
    /// The modules that they import.
    private(set) var imports: Set<String> = []
    /// Those that they import with `@_exported`, so that their clients import them too.
    private(set) var exports: Set<String> = []
    /// Whether an application begins here.
    private(set) var hasEntry = false
    /// Whether they declare something that takes part in wiring: a protocol, an actor, a class that is neither data nor part of a
    /// view, or a struct that conforms to a protocol of the project.
    private(set) var takesPart = false
    /// Whether a declaration is `package`.
    private(set) var hasPackageAccess = false

    private static let entryAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
    /// What parts of views, data and tests inherit from.
    private static let otherClasses: Set<String> = [
        "NSManagedObject", "Object", "EmbeddedObject", "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView",
        "UIStackView", "UIScrollView", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView",
        "UICollectionViewCell", "UICollectionReusableView", "UIWindow", "NSView", "NSWindow", "XCTestCase",
    ]

    /// - Parameters:
    ///   - sources: What the sources of the module declare.
    ///   - protocols: The names of all protocols of the project.
    init(_ sources: [SourceDeclarations], protocols: Set<String>) {
        for source in sources {
            for declaration in source.imports { imports.insert(declaration.module) }
            exports.formUnion(source.exportedModules)
            for type in source.types {
                if type.modifiers.attributes.contains(where: Self.entryAttributes.contains) { hasEntry = true }
                if type.modifiers.access == .package || type.initializers.contains(where: { $0.modifiers.access == .package }) {
                    hasPackageAccess = true
                }
                if !takesPart { takesPart = Self.takesPart(type, protocols) }
            }
        }
    }

    private static func takesPart(_ type: TypeDeclaration, _ protocols: Set<String>) -> Bool {
        let names = type.inheritance.compactMap { $0.type.nominal?.path }
        return switch type.kind {
        case .protocol, .actor: true
        case .class: !names.contains(where: otherClasses.contains)
        case .struct, .extension: names.contains(where: protocols.contains)
        case .enum: false
        }
    }

    /// The names of the protocols that sources declare.
    static func protocols(of sources: [SourceDeclarations]) -> Set<String> {
        Set(sources.flatMap { $0.types.filter { $0.kind == .protocol }.map(\.name) })
    }
}
