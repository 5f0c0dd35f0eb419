/// An `.xcfilelist`: text of an input is a path, on a line of its own.
package enum XcodeFileListSyntax: OutputSyntax {
    package static func escaped(_ path: String) throws(InexpressibleText) -> String {
        if path.contains(where: \.isNewline) { throw InexpressibleText(part: "a line break") }
        // Xcode puts the values of its settings there.
        if path.contains("$(") || path.contains("${") { throw InexpressibleText(part: "a variable of Xcode") }
        return path
    }
}
