/// A module file to link, and its module.
package struct ModuleFileInput: Sendable, Hashable {
    package let name: String
    package let path: String

    init(name: String, path: String) {
        self.name = name
        self.path = path
    }

    /// Reads `path` or `Name=path`. Without a name, the module is the file's name up to the first dot.
    ///
    /// - Throws: ``InputError`` of usage if the name is not a valid module name.
    package init(_ argument: String) throws(InputError) {
        let sign = argument.utf8.firstIndex(of: UInt8(ascii: "="))
        if let sign, !argument.utf8[..<sign].contains(UInt8(ascii: "/")) {
            name = String(argument[..<sign])
            path = String(argument[argument.utf8.index(after: sign)...])
        } else {
            path = argument
            name = GeneratedFile.moduleName(ofPath: argument)
        }
        guard SwiftIdentifier.isPlain(name) else {
            throw InputError(
                .usage, "'\(name)' of --library '\(argument)' is not a valid module name; write 'Name=path'")
        }
    }
}
