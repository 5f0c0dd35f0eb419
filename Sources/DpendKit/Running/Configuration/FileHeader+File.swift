extension FileHeader {
    /// Reads a file that may contain nothing but comments.
    ///
    /// - Throws: ``InputError`` for a file that is missing, no text, or has something else in it.
    init(path: String, places: ResolutionOptions.Places) throws(InputError) {
        let text: String
        do {
            text = try FactoryLoader.readText(path, .text)
        } catch {
            throw error.kind == .missing && FileStatus(path) == nil ? places.missing(path, "--header-file") : error
        }
        try self.init(text: text, path: path)
    }
}
