/// An `.xcfilelist`. Input text is a path on its own line.
package enum XcodeFileListSyntax: OutputSyntax {
    package static func escaped(_ path: String) throws(InexpressibleText) -> String {
        if path.contains(where: \.isNewline) { throw InexpressibleText(part: "a line break") }
        // Xcode replaces these by the values of its settings.
        if path.contains("$(") || path.contains("${") { throw InexpressibleText(part: "a variable of Xcode") }
        return path
    }
}
