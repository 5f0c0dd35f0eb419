/// The classes that only bridges to UIKit and AppKit use, in files of their own: data sources, delegates and controllers.
///
/// What they host may get what the view around the bridge has, as if the bridge hosted it.
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
                let files = mentions[type.path, default: []].subtracting([type.home.file])
                guard !files.isEmpty, files.allSatisfy({ users[$0] != nil }) else { continue }
                isNew = true
                all.insert(type.path)
                let found = files.reduce(into: Set<ShownType>()) { $0.formUnion(users[$1] ?? []) }
                users[type.home.file, default: []].formUnion(found)
                for bridge in found { helpers[bridge, default: []].append(type) }
            }
        }
    }

    /// The classes that help a bridge, in the order of their names.
    func helpers(of bridge: ShownType) -> [ShownType] { (helpers[bridge] ?? []).sorted { $0.path < $1.path } }

    /// Whether a type, or the type around it, helps a bridge.
    func contain(_ type: ShownType) -> Bool {
        !all.isEmpty && all.contains(String(type.path.prefix { $0 != "." }))
    }
}
