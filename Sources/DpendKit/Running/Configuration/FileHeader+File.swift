extension FileHeader {
    /// Reads a file that must consist of comments.
    ///
    /// - Throws: ``InputError`` for a file that is missing, not a text, or contains other text.
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
