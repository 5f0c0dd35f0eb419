/// SwiftUI: views get objects from their environment, by the type of the object. Views above them supply these objects.
struct SwiftUIDialect: ContainerDialect {
    let name = "swiftui"
    let title = "SwiftUI"
    let modules: Set<String> = ["SwiftUI"]
    /// A request begins with `@EnvironmentObject` or `@Environment(Store`. `@Environment(\.dismiss)` has a default
    /// value.
    var start: (@Sendable (UnsafeBufferPointer<UInt8>) -> Bool)? {
        { text in
            let beginning = Array("@Environment".utf8)
            var next = text.startIndex
            while let found = text[next...].firstIndex(of: beginning[0]) {
                next = found + 1
                let end = found + beginning.count
                guard end + 1 < text.count, text[found..<end].elementsEqual(beginning) else { continue }
                if text[end] == UInt8(ascii: "O")
                    || text[end] == UInt8(ascii: "(") && text[end + 1] != UInt8(ascii: "\\")
                {
                    return true
                }
            }
            return false
        }
    }

    /// Only where something is requested does other code matter: what can have a view.
    let words: [StaticString] = ["View", "Hosting", "Scene", "Commands", "ImageRenderer"]

    func registries(in code: DescribingCode) -> [Registry] {
        var code = code
        code.files = code.files.filter { !AsideCode.isForeign($0.path) }
        guard code.files.contains(where: { $0.hasBodies && $0.members.contains { EnvironmentRequest.isWritten($0) } })
        else { return [] }
        var registry = Registry(dialect: name, title: title, rules: RegistryRules())
        registry.paths = code.files.filter(\.hasBodies).map(\.path)
        return [EnvironmentRegistry(registry, code).registry]
    }
}
