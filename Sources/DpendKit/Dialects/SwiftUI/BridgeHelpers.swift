/// The classes that only bridges to UIKit and AppKit use: data sources, delegates, cells and controllers.
///
/// The views that they host may get what the view around the bridge has, as if the bridge hosted them. The cost is
/// linear in the code of the files that mention such classes.
struct BridgeHelpers {
    private var helpers: [ShownType: [ShownType]] = [:]
    private var all: Set<String> = []

    /// - Parameter mentions: For each capitalized name, the files that mention it.
    init(_ types: ShownTypes, mentions: [String: Set<Int>]) {
        var bridges: [Int: Set<ShownType>] = [:]
        var candidates: [String: ShownType] = [:]
        for (file, code) in types.index.files.enumerated() {
            let hosts = code.mentioned.contains(where: SwiftUINames.isHost)
            for (position, type) in code.types.enumerated() where type.kind != .extension && type.parent == nil {
                guard let own = types.type(types.index.name(ofType: position, file: file), from: file) else { continue }
                if types.isBridge(own) {
                    bridges[file, default: []].insert(own)
                } else if hosts, type.kind == .class, !types.isShown(own.path) {
                    candidates[own.path] = own
                }
            }
        }
        if bridges.isEmpty || candidates.isEmpty { return }
        let users = Self.users(of: candidates, types, mentions: mentions, bridges: bridges)
        let helping = Self.helping(users, types)
        for (path, owners) in users where helping.contains(path) {
            guard let type = candidates[path] else { continue }
            for owner in owners.compactMap(\.self) { helpers[owner, default: []].append(type) }
        }
        // A class that helps no bridge, by any way, may be used by other code that nobody sees.
        var open = bridges.values.joined().flatMap { helpers[$0] ?? [] }
        while let next = open.popLast() { if all.insert(next.path).inserted { open += helpers[next] ?? [] } }
    }

    /// For each candidate, the outermost types around the code that mentions it; nil for other code.
    private static func users(
        of candidates: [String: ShownType], _ types: ShownTypes, mentions: [String: Set<Int>],
        bridges: [Int: Set<ShownType>]
    ) -> [String: Set<ShownType?>] {
        var users: [String: Set<ShownType?>] = [:]
        var names: [Int: Set<String>] = [:]
        for (path, type) in candidates {
            for file in mentions[path, default: []].union([type.home.file]) { names[file, default: []].insert(path) }
        }
        for (file, names) in names {
            var seen: Set<String> = []
            func note(_ owner: ShownType?) -> (CodeExpression) -> Bool {
                { expression in
                    if let name = name(in: expression), names.contains(name), owner?.path != name {
                        users[name, default: []].insert(owner)
                        seen.insert(name)
                    }
                    return false
                }
            }
            for member in types.index.files[file].members {
                let path = member.owner.map { types.index.name(ofType: $0, file: file).prefix { $0 != "." } }
                _ = member.contains(where: note(path.flatMap { types.type(String($0), from: file) }))
            }
            _ = types.index.files[file].statements.contains(where: note(nil))
            // A file that only declares properties of the type uses it where the bridge is, if it has one.
            for name in names.subtracting(seen) where candidates[name]?.home.file != file {
                users[name, default: []].formUnion(
                    (bridges[file] ?? []).isEmpty ? [nil] : (bridges[file] ?? []).map { $0 })
            }
        }
        return users
    }

    private static func name(in expression: CodeExpression) -> String? {
        switch expression {
        case .name(let name, _): name
        case .metatype(let type), .cast(_, _, let type): type.nominal?.path
        default: nil
        }
    }

    /// The candidates that only bridges and other such candidates use.
    private static func helping(_ users: [String: Set<ShownType?>], _ types: ShownTypes) -> Set<String> {
        var helping = Set(users.keys)
        var used: [String: [String]] = [:]
        var open: [String] = []
        for (path, owners) in users {
            for owner in owners {
                if let owner, types.isBridge(owner) { continue }
                if let owner, users[owner.path] != nil {
                    used[owner.path, default: []].append(path)
                } else {
                    open.append(path)
                }
            }
        }
        while let next = open.popLast() { if helping.remove(next) != nil { open += used[next] ?? [] } }
        return helping
    }

    /// The classes that help a bridge, directly or not, in the order of their names.
    func helpers(of bridge: ShownType) -> [ShownType] {
        var found: Set<ShownType> = []
        var open = helpers[bridge] ?? []
        while let next = open.popLast() { if found.insert(next).inserted { open += helpers[next] ?? [] } }
        return found.sorted { $0.path < $1.path }
    }

    /// Whether a type, or the type around it, helps a bridge.
    func contain(_ type: ShownType) -> Bool {
        !all.isEmpty && all.contains(String(type.path.prefix { $0 != "." }))
    }
}
