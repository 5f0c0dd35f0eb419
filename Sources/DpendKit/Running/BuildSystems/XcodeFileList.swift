/// An `.xcfilelist`: the Swift sources that a script phase of Xcode names as its inputs, one path per line.
///
/// Xcode replaces the variables in the list and passes it in `SCRIPT_INPUT_FILE_LIST_0`. The script can pass it to
/// dpend as `--sources-list`. So the list contains only sources.
package enum XcodeFileList {
    /// The list. Relative paths start in the project's folder.
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
            throw InputError(
                .malformed, "a path with \(error.part) cannot stand in \(file); rename the file or its folder", at: path
            )
        }
    }
}
