/// The classes that only bridges to UIKit and AppKit use, in files of their own: data sources, delegates and controllers.
///
/// The views that they host may get what the view around the bridge has, as if the bridge hosted them.
struct BridgeHelpers {
    private var helpers: [ShownType: [ShownType]] = [:]
    private var all: Set<String> = []

    /// - Parameter mentions: For each capitalized name, the files that mention it.
    init(_ types: ShownTypes, mentions: [String: Set<Int>]) {
        let index = types.index
        var bridges: [Int: Set<ShownType>] = [:]
        var open: [ShownType] = []
        for (file, code) in index.files.enumerated() {
            let hosts = code.mentioned.contains(where: SwiftUINames.isHost)
            for (position, type) in code.types.enumerated() where type.kind != .extension && type.parent == nil {
                guard let own = types.type(index.name(ofType: position, file: file), from: file) else { continue }
                if types.isBridge(own) {
                    bridges[file, default: []].insert(own)
                } else if hosts, type.kind == .class, !types.isShown(own.path) {
                    open.append(own)
                }
            }
        }
        if bridges.isEmpty { return }
        // A helper may use another one.
        var users = bridges
        var isNew = true
        while isNew {
            isNew = false
            for type in open where !all.contains(type.path) {
                let files = mentions[type.path, default: []].union([type.home.file])
                guard let found = Self.bridges(around: type, in: files, types, users: users, helpers: all) else {
                    continue
                }
                isNew = true
                all.insert(type.path)
                users[type.home.file, default: []].formUnion(found)
                for bridge in found { helpers[bridge, default: []].append(type) }
            }
        }
    }

    /// The bridges that use a class, directly or by way of other helpers; nil if other code uses it, or none.
    ///
    /// - Parameter users: For each file, its bridges, and the bridges that its helpers help.
    private static func bridges(
        around type: ShownType, in files: Set<Int>, _ types: ShownTypes, users: [Int: Set<ShownType>],
        helpers: Set<String>
    ) -> Set<ShownType>? {
        var found: Set<ShownType> = []
        for file in files {
            let owners = owners(of: type, in: file, types)
            // A file may only declare a property of the type.
            if owners.isEmpty, file == type.home.file { continue }
            guard let known = users[file] else { return nil }
            for owner in owners {
                guard let owner, types.isBridge(owner) || helpers.contains(owner.path) else { return nil }
                found.formUnion(types.isBridge(owner) ? [owner] : known)
            }
            if owners.isEmpty { found.formUnion(known) }
        }
        return found.isEmpty ? nil : found
    }

    /// The outermost types around the code of a file that mentions a type; nil for code outside of all types.
    private static func owners(of type: ShownType, in file: Int, _ types: ShownTypes) -> Set<ShownType?> {
        let index = types.index
        func isName(_ expression: CodeExpression) -> Bool {
            switch expression {
            case .name(type.path, _): true
            case .metatype(let named), .cast(_, _, let named): named.nominal?.path == type.path
            default: false
            }
        }
        let owners = index.files[file].members.filter { $0.contains(where: isName) }.map { member in
            member.owner.flatMap {
                types.type(String(index.name(ofType: $0, file: file).prefix { $0 != "." }), from: file)
            }
        }
        let isTopLevel = index.files[file].statements.contains(where: isName)
        return Set(owners).union(isTopLevel ? [nil] : []).subtracting([type])
    }

    /// The classes that help a bridge, in the order of their names.
    func helpers(of bridge: ShownType) -> [ShownType] { (helpers[bridge] ?? []).sorted { $0.path < $1.path } }

    /// Whether a type, or the type around it, helps a bridge.
    func contain(_ type: ShownType) -> Bool {
        !all.isEmpty && all.contains(String(type.path.prefix { $0 != "." }))
    }
}
