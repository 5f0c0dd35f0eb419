/// An `.xcfilelist`: the Swift sources for a script phase of Xcode to name as its inputs, a path a line.
///
/// Xcode hands the list on with its variables replaced, in `SCRIPT_INPUT_FILE_LIST_0`, so that the script can give it back
/// to dpend as `--sources-list`. That is why it has nothing but sources.
package enum XcodeFileList {
    /// The list; relative paths are taken from the folder of the project.
    ///
    /// - Throws: ``InputError`` for a path with a line break, which a list cannot express.
    package static func text(_ inputs: RunInputs) throws(InputError) -> String {
        var text = ""
        for path in inputs.sources {
            guard !path.contains(where: \.isNewline) else {
                throw InputError(.malformed, "a path with a line break cannot stand in an .xcfilelist", at: path)
            }
            text += (path.hasPrefix("/") ? path : "$(SRCROOT)/\(path)") + "\n"
        }
        return text
    }
}
