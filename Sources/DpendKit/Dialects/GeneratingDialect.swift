/// A library for which dpend can write the generated file.
protocol GeneratingDialect: ContainerDialect {
    /// Whether `--pluginized` changes the file.
    var hasPlugins: Bool { get }
    /// Checks whether the file would be useful.
    ///
    /// - Throws: ``InputError`` with the reason if it would not.
    func check(_ registry: Registry?) throws(InputError)
    /// Writes the file.
    ///
    /// - Parameters:
    ///   - registry: The registry that was read; nil if nothing was found.
    ///   - previous: The current text of the file.
    ///   - jobs: The number of threads.
    ///   - content: Reads a source file.
    func write(
        _ registry: Registry?, _ options: GeneratorOptions, previous: String?, jobs: Int, content: (String) -> [UInt8]
    ) -> String
}

extension GeneratingDialect {
    var generator: (any GeneratingDialect)? { self }
    var hasPlugins: Bool { false }
    func check(_ registry: Registry?) throws(InputError) {}
}
