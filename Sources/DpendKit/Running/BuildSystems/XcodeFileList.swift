/// An `.xcfilelist`: the Swift sources for a script phase of Xcode to name as its inputs, a path a line.
///
/// Xcode hands the list on with its variables replaced, in `SCRIPT_INPUT_FILE_LIST_0`, so that the script can give it back
/// to dpend as `--sources-list`. That is why it has nothing but sources.
package enum XcodeFileList {
    /// The list; relative paths are taken from the folder of the project.
    ///
    /// - Throws: ``InputError`` for a path that a list cannot express.
    package static func text(_ inputs: RunInputs) throws(InputError) -> Written<XcodeFileListSyntax> {
        var text: Written<XcodeFileListSyntax> = ""
        for path in inputs.sources {
            text += try InexpressibleText.reported(at: path, in: "an .xcfilelist") { () throws(InexpressibleText) in
                path.hasPrefix("/") ? try "\(path)\n" : try "$(SRCROOT)/\(path)\n"
            }
        }
        return text
    }
}

extension InexpressibleText {
    /// Reports a path that a file for a build system cannot express.
    static func reported<Result>(
        at path: String, in file: String, _ body: () throws(InexpressibleText) -> Result
    ) throws(InputError) -> Result {
        do throws(InexpressibleText) {
            return try body()
        } catch {
            throw InputError(.malformed, "a path with \(error.part) cannot stand in \(file); rename the file or its folder", at: path)
        }
    }
}
