extension GeneratedFile {
    /// The lines before the imports.
    static func opening(_ header: FileHeader?) -> [String] {
        ["\(marker) Do not edit: change the sources and run 'dpend generate' again."] + (header?.lines ?? []) + [""]
    }
}
