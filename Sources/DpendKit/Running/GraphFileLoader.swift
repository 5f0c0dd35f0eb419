/// Reads a file that `dpend diff` compares: a library's module file or a saved graph, whichever it is.
package struct GraphFileLoader: Sendable {
    package init() {}

    /// The graph that a file describes; its form is told by its content, so that it can come through a pipe.
    ///
    /// - Throws: ``InputError`` for a file that is missing, or of neither form.
    package func load(_ path: String) throws(InputError) -> GraphDocument {
        let text = try FactoryLoader.readText(path, .document, .regularOrPipe)
        let content: JSONValue
        do throws(JSONValue.Failure) {
            content = try JSONValue(parsing: text)
        } catch {
            throw InputError(error, at: path, "neither a module file nor a saved graph")
        }
        if GraphDocumentReader.isGraph(content) { return try GraphDocumentReader().read(content, path: path) }
        guard case .array = content else {
            throw InputError(
                .malformed, "this is neither a module file nor a graph saved with 'dpend tree --format json'", at: path)
        }
        let name = GeneratedFile.moduleName(ofPath: path)
        // The name of a pipe is none of a module. It does not matter: what is compared are the keys.
        return try graph(
            of: try ModuleFileReader().read(text, name: SwiftIdentifier.isPlain(name) ? name : "Library", path: path))
    }

    /// What a library provides, and what it requires of others.
    private func graph(of library: LibraryModule) throws(InputError) -> GraphDocument {
        var options = ResolutionOptions()
        options.mode = .library
        var document = GraphDocument(
            try DependencyResolution(sources: [], libraries: [library], options: options))
        document.protocols = library.protocols.map(GraphDocument.ExportedDeclaration.init)
        document.typealiases = library.typealiases.map(GraphDocument.ExportedDeclaration.init)
        return document
    }
}
