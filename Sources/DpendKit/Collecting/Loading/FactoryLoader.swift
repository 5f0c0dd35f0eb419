import Foundation

/// Finds sources and module files on disk, reads them and collects what they declare (thesis, section 5.2).
///
/// It is the only part of the collecting phase that touches the disk.
public struct FactoryLoader: Sendable {
    private let reader: SourceReader
    private let observer: RunObserver
    private let places: ResolutionOptions.Places

    /// Creates a loader for the conditions of a run.
    public init(options: ResolutionOptions, observer: RunObserver = RunObserver()) {
        reader = SourceReader(defines: options.defines, platform: options.platform ?? options.hostPlatform)
        places = options.places
        self.observer = observer
    }

    /// Finds and reads the sources of all inputs, on all cores.
    ///
    /// - Throws: ``InputError`` for a path that does not exist, cannot be read or is not UTF-8.
    public func loadSources(_ inputs: SourceInputs) throws(InputError) -> [SourceDeclarations] {
        let paths = try SourceFinder(excludes: inputs.excludes, places: places).find(in: inputs.allPaths())
        let reader = reader
        let observer = observer
        let results = concurrentMap(
            paths, stackSize: SourceReader.stackSize, progress: { observer.sourceRead($0, paths.count) }
        ) { path in
            Result<SourceDeclarations?, InputError> { () throws(InputError) in
                let text = try Self.readText(path)
                return GeneratedFile.isMarked(text) ? nil : reader.read(SourceFile(path: path, text: text))
            }
        }
        var sources: [SourceDeclarations] = []
        for result in results {
            if let source = try result.get() { sources.append(source) }
        }
        return sources
    }

    /// Reads sources that are held in memory, on all cores.
    public func load(_ sources: [SourceFile]) -> [SourceDeclarations] {
        let reader = reader
        return concurrentMap(sources.filter { !GeneratedFile.isMarked($0.text) }, stackSize: SourceReader.stackSize) {
            reader.read($0)
        }
    }

    /// Reads the module files of linked libraries.
    ///
    /// - Throws: ``InputError`` for a file that is missing, not of the form, or a module that is named twice.
    public func loadLibraries(_ inputs: [LibraryInput]) throws(InputError) -> [LibraryModule] {
        var paths: [String: String] = [:]
        var libraries: [LibraryModule] = []
        for input in inputs {
            guard FileManager.default.fileExists(atPath: input.path) else {
                throw places.missing(input.path, "--library")
            }
            let text = try Self.readText(input.path)
            if let other = paths.updateValue(input.path, forKey: input.name) {
                if other == input.path { continue }
                throw InputError(
                    .usage, "the library '\(input.name)' is given twice, by '\(other)' and by '\(input.path)'")
            }
            libraries.append(try ModuleFileReader().read(text, name: input.name, path: input.path))
        }
        return libraries
    }

    static func readText(_ path: String) throws(InputError) -> String {
        guard FileManager.default.fileExists(atPath: path) else {
            throw InputError(.missing, "there is no such file or folder", at: path)
        }
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw InputError(.missing, "the file cannot be read", at: path)
        }
        guard let text = String(bytes: data, encoding: .utf8) else {
            throw InputError(.malformed, "the file is not UTF-8", at: path)
        }
        return text
    }
}

/// A module file to link, with the module that it describes.
public struct LibraryInput: Sendable, Hashable {
    public let name: String
    public let path: String

    init(name: String, path: String) {
        self.name = name
        self.path = path
    }

    /// Reads `path` or `Name=path`; without a name it is the file's up to the first dot.
    ///
    /// - Throws: ``InputError`` of usage when the name cannot be that of a module.
    public init(_ argument: String) throws(InputError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2, !parts[0].contains("/") {
            (name, path) = (parts[0], parts[1])
        } else {
            path = argument
            name = GeneratedFile.moduleName(ofPath: argument)
        }
        guard SwiftIdentifier.isPlain(name) else {
            throw InputError(.usage, "'\(name)' of --library '\(argument)' is no module name; write 'Name=path'")
        }
    }
}
