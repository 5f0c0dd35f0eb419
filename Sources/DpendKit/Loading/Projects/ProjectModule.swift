/// A Swift module that a project builds, as its project files and folders say.
package struct ProjectModule: Sendable {
    /// The name of the target.
    package var name: String
    /// The name that `import` knows.
    package var moduleName: String
    package var kind: Kind
    /// The project file that declares it.
    package var path: String
    /// The folders that are its own but for what others have of them.
    package var roots: [String] = []
    /// The Swift files.
    package var files: Set<String> = []
    /// What it depends on; more than these where ``areDependenciesKnown`` is false.
    package var dependencies: [Dependency] = []
    /// Whether it depends on nothing else.
    package var areDependenciesKnown = true
    package var platform: Platform?
    /// Whether it is a library that has a container of its own, since its clients cannot make what it declares.
    package var keepsToItself = false
    /// Whether its settings isolate to the main actor each declaration that says nothing of it.
    package var isOnMainActor = false

    /// Whether it gets a Swift file with a container rather than a module file.
    package var hasContainer: Bool { kind != .library || keepsToItself }

    package enum Kind: Sendable {
        /// Others link it.
        case library
        /// Nobody links it: an application, an extension of one, a tool.
        case application
        /// What no application contains: tests, plugins, macros.
        case auxiliary
        /// What imports it, and what it contains, has to tell.
        case undecided
    }

    /// What a module depends on.
    package enum Dependency: Sendable, Hashable {
        /// The target of a name in the same project file.
        case target(String)
        /// A product of a package, or of another project.
        case product(String)
    }
}

/// The modules of a project, and what could not be read of it.
package struct ProjectModules: Sendable {
    package var all: [ProjectModule] = []
    /// The names of the targets that a product of a package stands for, by the product; each with the manifest that declares it.
    package var products: [String: [(path: String, name: String)]] = [:]
    /// Sentences about what could not be read.
    package var remarks: [String] = []
    /// All Swift files in sight, sorted.
    package var sources: [String] = []
    /// Those of no module.
    package var unowned: [String] = []
    /// Whether a project for applications was read, so that files of no module belong to none.
    package var isProjectKnown = false
}
