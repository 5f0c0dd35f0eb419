/// Reads a file for `dpend diff`: a library's module file or a saved graph.
package struct GraphFileLoader: Sendable {
    package init() {}

    /// The graph in a file. The content decides the form, so that it can come through a pipe.
    ///
    /// - Throws: ``InputError`` for a file that is missing or has neither form.
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
        // The name of a pipe is not a module name. This does not matter, because only keys are compared.
        return try graph(
            of: try ModuleFileReader().read(text, name: SwiftIdentifier.isPlain(name) ? name : "Library", path: path))
    }

    /// The providers of a library and the keys that it requires from others.
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
