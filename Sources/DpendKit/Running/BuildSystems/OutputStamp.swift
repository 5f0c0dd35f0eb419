/// A Swift file that stands for outputs in a build system: it has nothing but a comment, which is another one when they change.
///
/// SwiftPM takes whatever a plugin makes and is no source for a resource, which is shipped with the program. A module file that it knows
/// by its stamp is none.
package enum OutputStamp {
    /// The text of the file.
    ///
    /// - Throws: ``InputError`` for an output that is no file, or cannot be read.
    package static func text(of outputs: [String]) throws(InputError) -> String {
        var hash = ContentHash()
        for path in outputs {
            // To read '/dev/stdout' again could wait for ever.
            if GeneratedFile.isWrittenInPlace(path) {
                throw InputError(.usage, "'--emit-stamp' needs an output that is a file; '\(path)' is none")
            }
            guard let text = GeneratedFile(path: path, text: "").currentText() else {
                throw InputError(.missing, "the output cannot be read, so that there is no stamp of it", at: path)
            }
            hash.combine(text)
        }
        return "\(GeneratedFile.marker) A stamp of what it wrote beside this file: \(hash.hexadecimal)\n"
    }
}
