/// Types that are generic without parameters of their own.
extension TypeCollector {
    /// Whether a type is nested in an extension of a generic type of the standard library, and so is generic itself.
    func isInGenericOfStandardLibrary(_ identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        guard let outermost = index.chain(from: identifier).last, outermost != identifier,
            index[outermost].kind == .extension,
            case let name = index.name(of: outermost), !index.isDeclared(name)
        else { return false }
        return Self.genericTypes.contains(name)
    }

    private static let genericTypes: Set<String> = [
        "Optional", "Array", "Dictionary", "Set", "Result", "ArraySlice", "ContiguousArray", "ClosedRange", "Range",
        "Task", "AsyncStream", "AsyncThrowingStream", "InlineArray", "KeyPath", "UnsafePointer", "UnsafeMutablePointer",
        "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
    ]
}
