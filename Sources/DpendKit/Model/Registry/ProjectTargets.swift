/// The programs and libraries that the project files of applications describe, without the targets of packages.
package struct ProjectTargets: Sendable {
    package var programs: [Program] = []
    /// The files of the libraries, by their names in `import`.
    package var libraries: [String: Set<String>] = [:]
    /// The versions of libraries that the project uses, by the names of their packages in lowercase.
    package var versions: [String: VersionNumber] = [:]
    /// The search that found the project files; nil if there was none.
    package var search: ProjectSearch?

    /// The files that only programs for other platforms contain.
    package var filesOfOtherPlatforms: Set<String> {
        let others = programs.filter(\.isOfOtherPlatform).reduce(into: Set<String>()) { $0.formUnion($1.files) }
        return others.isEmpty
            ? []
            : programs.filter { !$0.isOfOtherPlatform }.reduce(into: others) { $0.subtract($1.files.union($1.linked)) }
    }

    /// A target that other targets do not link.
    package struct Program: Sendable {
        package var name: String
        /// Its own files.
        package var files: Set<String>
        /// The files of the targets that it links, directly or not.
        package var linked: Set<String>
        /// Whether the targets that it links are known.
        package var isLinkageKnown: Bool
        /// Whether it is built only for other platforms than the run's.
        package var isOfOtherPlatform: Bool
    }
}

/// A search for project files and package manifests around a folder.
package struct ProjectSearch: Sendable, Hashable {
    package var folder: String
    /// The files that were found, sorted.
    package var files: [String]
}
