/// A property with the details that decide which components get it.
struct OutlinedProperty {
    enum Access { case `public`, `internal`, `private` }

    var outline: PropertyOutline
    var access: Access
    var isOfInstance: Bool
}

extension String {
    /// The text after the last dot.
    var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

extension TypeOutline {
    /// The dependency protocol: the first argument of the last generic supertype.
    var dependencyName: String {
        if componentKind == .extended { return argument(0) }
        return (inherited.last { $0.arguments != nil }?.arguments?.first ?? "").lastName
    }

    /// A generic argument of the last supertype that has so many of them.
    func argument(_ position: Int) -> String {
        (inherited.lazy.compactMap(\.arguments).last { $0.indices.contains(position) }?[position] ?? "").lastName
    }
}

extension SourceOutline {
    /// Whether Needle's generator has written the file.
    var isWritten: Bool {
        calls.contains { Self.written.contains($0.first) } || possibleCalls.contains(where: Self.written.contains)
    }

    private static let written = ["registerProviderFactory", "__DependencyProviderRegistry"]

    var importsNeedle: Bool { imports.contains { $0.hasSuffix("NeedleFoundation") } }

    /// The reason why the generator does not see a class; nil if it does.
    func reasonUnseen(_ position: Int) -> String? {
        if !isSeen(position) {
            let outer = types[position].parent.map { types[$0].name } ?? ""
            return "it is declared within '\(outer)'"
        }
        let inner = typesInside(position).first { types[$0].hides(types[position]) && isSeen($0) }
        return inner.map {
            "the \(types[$0].isDependency ? "dependency protocol" : "component") '\(types[$0].name)' is declared within it"
        }
    }

    /// Whether the generator sees a type. It ignores types inside protocols, extensions and classes that the same pass
    /// does not read.
    func isSeen(_ position: Int) -> Bool {
        var next = types[position].parent
        while let current = next {
            switch types[current].kind {
            case .class: if types[current].pass == nil || types[current].pass != types[position].pass { return false }
            case .protocol, .extension: return false
            case .struct, .enum, .actor: break
            }
            next = types[current].parent
        }
        return true
    }

    /// The types in a type, at any depth. They come right after it.
    private func typesInside(_ position: Int) -> Range<Int> {
        var end = position + 1
        while end < types.count, let parent = types[end].parent, parent >= position { end += 1 }
        return position + 1..<end
    }

    /// A type, and the structures, enumerations and actors in it, whose members the generator attributes to it.
    func within(_ position: Int) -> [Int] {
        let inner = typesInside(position).filter {
            types[$0].parent == position && [.struct, .enum, .actor].contains(types[$0].kind)
        }
        return [position] + inner.flatMap(within)
    }

    /// The properties that the generator attributes to a type.
    func properties(of position: Int, entity: TypeOutline) -> [OutlinedProperty] {
        let found = within(position).flatMap { type in
            types[type].properties.map { property -> OutlinedProperty in
                let access: OutlinedProperty.Access
                if [property.modifier, entity.modifier].compactMap({ $0 }).contains(
                    where: ["private", "fileprivate"].contains)
                {
                    access = .private
                } else {
                    access =
                        property.modifier == "public" || entity.kind == .extension && entity.modifier == "public"
                        ? .public : .internal
                }
                return OutlinedProperty(
                    outline: property, access: access, isOfInstance: type == position && !property.isStatic)
            }
        }
        return found.sorted { $0.outline.location < $1.outline.location }
    }

    /// The names that a type calls, in the order of the generator.
    func calls(of position: Int) -> [String] { Set(within(position).flatMap { types[$0].calls.map(\.first) }).sorted() }
}
