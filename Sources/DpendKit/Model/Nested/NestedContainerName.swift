/// The proposed name of a nested container: the name of its value's type without the parts that only say what kind of
/// type it is.
enum NestedContainerName {
    private static let endings = ["Protocol", "Proxy", "Type", "Impl", "Implementation", "Interface"]

    /// `RoomProxyProtocol` opens `Room`.
    static func name(for type: String) -> String {
        var name = type.split(separator: ".").last.map(String.init) ?? type
        while let ending = endings.first(where: { name.hasSuffix($0) && name.count > $0.count + 2 }) {
            name.removeLast(ending.count)
        }
        return name
    }
}
