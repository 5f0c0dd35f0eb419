/// A type of the sources that can stand in a hierarchy of views. Several targets may declare types with the same name.
struct ShownType: Hashable {
    var path: String
    /// The file with its declaration, and its position there.
    var home: CodeIndex.MemberPlace
}

/// The types that can stand in a hierarchy of views.
final class ShownTypes {
    let index: CodeIndex
    private var homes: [String: [CodeIndex.MemberPlace]] = [:]
    private var known: [String: Bool] = [:]
    private var bridges: [String: Bool] = [:]
    private var genericParameters: Set<String> = []
    /// The requesting properties of each type, by its name.
    private(set) var requests: [String: [CodeIndex.MemberPlace]] = [:]

    init(_ index: CodeIndex) {
        self.index = index
        var inactive: [String: [CodeIndex.MemberPlace]] = [:]
        for (file, code) in index.files.enumerated() {
            for (position, type) in code.types.enumerated() where type.kind != .extension {
                let (name, home) = (
                    index.name(ofType: position, file: file), CodeIndex.MemberPlace(file: file, position: position)
                )
                genericParameters.formUnion(type.genericParameters)
                if index.isInactive(position, file: file) {
                    inactive[name, default: []].append(home)
                } else {
                    homes[name, default: []].append(home)
                }
            }
            for (position, member) in code.members.enumerated()
            where !member.isInactive && EnvironmentRequest.isWritten(member) {
                if let owner = member.owner {
                    requests[index.name(ofType: owner, file: file), default: []].append(
                        .init(file: file, position: position))
                }
            }
        }
        // Only previews show it, whose clause of `#if` is inactive as well.
        for (name, places) in inactive where homes[name] == nil && places.count == 1 { homes[name] = places }
    }

    /// Whether a type of the sources has a generic parameter with this name.
    func isGenericParameter(_ name: String) -> Bool { genericParameters.contains(name) }

    /// Whether several types have a name.
    var haveNamesakes: Bool { homes.contains { path, places in places.count > 1 && isShown(path) } }

    /// The files that declare each name which several types have.
    var namesakes: [Set<String>] {
        homes.filter { path, places in places.count > 1 && isShown(path) }.map { _, places in
            Set(places.map { index.files[$0.file].path })
        }
    }

    /// The last names of all types that can stand in a hierarchy of views.
    var shownNames: Set<String> {
        Set(
            homes.keys.filter(isShown).map { path in
                path.lastIndex(of: ".").map { String(path[$0...].dropFirst()) } ?? path
            })
    }

    /// The type of a name in a file; nil if several may be meant, and for types of other modules.
    func type(_ path: String, from file: Int) -> ShownType? {
        guard let all = homes[path], let first = all.first else { return nil }
        if all.count == 1 { return ShownType(path: path, home: first) }
        return nearest(all, to: file) { $0.file }.map { ShownType(path: path, home: $0) }
    }

    /// The type, or the wrapped one, of a value in a file. A generic parameter may have the name of a type.
    func type(of value: TypeExpression?, from file: Int) -> ShownType? {
        guard let nominal = value?.unwrappedOnce.nominal, nominal.module != CodeIndex.genericModule else { return nil }
        return type(nominal.path, from: file)
    }

    /// All types of a name.
    func all(_ path: String) -> [ShownType] { (homes[path] ?? []).map { ShownType(path: path, home: $0) } }

    /// The element whose file is compiled with another file, as far as their modules and folders tell.
    private func nearest<Element>(_ all: [Element], to file: Int, _ place: (Element) -> Int) -> Element? {
        let module = index.module(ofFile: file)
        var near = all.filter { index.module(ofFile: place($0)) == module }
        if near.isEmpty {
            near = all.filter { index.imports([index.moduleName(ofFile: place($0))], file: file) }
            if near.isEmpty { return nil }
        }
        let folders = index.files[file].path.split(separator: "/").dropLast()
        let depths = near.map { element in
            zip(folders, index.files[place(element)].path.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
        }
        let best = depths.max() ?? 0
        return depths.count { $0 == best } == 1 ? zip(near, depths).first { $1 == best }?.0 : nil
    }

    /// Whether a type is in an inactive clause of `#if`.
    func isInactive(_ type: ShownType) -> Bool { index.isInactive(type.home.position, file: type.home.file) }

    /// Whether values of a type stand in a hierarchy of views.
    func isShown(_ path: String) -> Bool {
        if let known = known[path] { return known }
        let lineage = index.lineage(of: path)
        let isShown =
            requests[path] != nil
            || lineage.contains { name in
                SwiftUINames.shown.contains(name) || SwiftUINames.isBridge(name)
                    || name.hasSuffix("Style") && !index.isDeclared(name)
            }
        known[path] = isShown
        return isShown
    }

    /// The files with an `App` that begins a program.
    private(set) lazy var appFiles: Set<Int> = Set(
        homes.values.joined().filter { home in
            let type = index.files[home.file].types[home.position]
            return type.attributes.contains { ProgramReader.marks.contains($0.name) }
                && index.lineage(of: index.name(ofType: home.position, file: home.file)).contains("App")
        }.map(\.file))

    /// Whether UIKit makes a delegate of a scene somewhere, and SwiftUI elsewhere.
    var haveSceneDelegatesBesideApps: Bool {
        !appFiles.isEmpty
            && homes.keys.contains { path in
                index.kind(of: path) == .class
                    && index.lineage(of: path).contains(where: SwiftUINames.sceneDelegates.contains)
            }
    }

    /// Whether the code of a type makes views of UIKit or AppKit.
    func isBridge(_ type: ShownType) -> Bool {
        if let known = bridges[type.path] { return known }
        let isBridge = index.lineage(of: type.path).contains(where: SwiftUINames.isBridge)
        bridges[type.path] = isBridge
        return isBridge
    }

    /// Whether a type, or a type around it, makes views of UIKit or AppKit.
    func isWithinBridge(_ type: ShownType) -> Bool {
        if isBridge(type) { return true }
        var path = type.path[...]
        while let end = path.lastIndex(of: ".") {
            path = path[..<end]
            if let outer = self.type(String(path), from: type.home.file), isBridge(outer) { return true }
        }
        return false
    }

    /// Whether values of a type change views, and are none themselves.
    func isChange(_ type: ShownType) -> Bool {
        let lineage = index.lineage(of: type.path)
        return !lineage.contains("View")
            && lineage.contains { name in
                SwiftUINames.modifierProtocols.contains(name) || name.hasSuffix("Style") && !index.isDeclared(name)
            }
    }

    func conforms(_ type: ShownType, to names: Set<String>) -> Bool {
        index.lineage(of: type.path).contains(where: names.contains)
    }

    /// The members of a type with a name, or of the types above it.
    func members(_ name: String, of type: ShownType) -> [CodeIndex.MemberPlace] {
        own(index.members(name, of: type.path), type)
    }

    /// All members that a type declares itself.
    func ownMembers(of type: ShownType) -> [CodeIndex.MemberPlace] { own(index.ownMembers(of: type.path), type) }

    /// Leaves out the members of namesakes.
    private func own(_ places: [CodeIndex.MemberPlace], _ type: ShownType) -> [CodeIndex.MemberPlace] {
        guard let all = homes[type.path], all.count > 1 else { return places }
        return places.filter { place in
            if place.file == type.home.file { return true }
            if all.contains(where: { $0.file == place.file }) { return false }
            return self.type(type.path, from: place.file) == type
        }
    }

    /// The types that are declared within a type.
    func types(within type: ShownType) -> [ShownType] {
        homes.keys.filter { $0.hasPrefix(type.path + ".") }.sorted().compactMap { self.type($0, from: type.home.file) }
    }
}
