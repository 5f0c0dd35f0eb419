/// A Swift file that represents outputs in a build system. It contains only a comment, which changes with the outputs.
///
/// SwiftPM treats each file of a plugin that is not a source as a resource and ships it with the program. With a stamp,
/// a module file is not a resource.
package enum OutputStamp {
    /// The text of the file.
    ///
    /// - Throws: ``InputError`` for an output that is not a file or cannot be read.
    package static func text(of outputs: [String]) throws(InputError) -> String {
        var hash = ContentHash()
        for path in outputs {
            // Reading '/dev/stdout' could wait forever.
            if GeneratedFile.isWrittenInPlace(path) {
                throw InputError(.usage, "'--emit-stamp' requires an output that is a file; '\(path)' is not a file")
            }
            guard let text = GeneratedFile(path: path, text: "").currentText() else {
                throw InputError(.missing, "the output cannot be read, so dpend cannot write its stamp", at: path)
            }
            hash.combine(text)
        }
        return "\(GeneratedFile.marker) A stamp of what it wrote beside this file: \(hash.hexadecimal)\n"
    }
}
