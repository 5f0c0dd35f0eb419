/// A Swift module that a project builds, according to its project files and folders.
package struct ProjectModule: Sendable {
    /// The name of the target.
    package var name: String
    /// The name in `import`.
    package var moduleName: String
    package var kind: Kind
    /// The project file that declares it.
    package var path: String
    /// Its own folders, except for files in them that belong to other modules.
    package var roots: [String] = []
    /// The Swift files.
    package var files: Set<String> = []
    /// Its dependencies; there may be more if ``areDependenciesKnown`` is false.
    package var dependencies: [Dependency] = []
    /// Whether all its dependencies are known.
    package var areDependenciesKnown = true
    package var platform: Platform?
    /// The platforms that it is built for, according to an Xcode project; empty if they are unknown.
    package var platforms: Set<Platform> = []
    /// The oldest version of its platform, according to an Xcode project. A package has its own in its manifest, which
    /// every run reads.
    package var deploymentTarget: DeploymentTarget?
    /// Whether it is a library with its own container, because its clients cannot make its types.
    package var keepsToItself = false
    /// Whether it is a library with internal classes that an application can use through an exports file.
    package var hasExports = false
    /// Whether its settings isolate declarations to the main actor by default.
    package var isOnMainActor = false

    /// Whether dpend generates a container in Swift for it, rather than a module file.
    package var hasContainer: Bool { kind != .library || keepsToItself }

    package enum Kind: Sendable {
        /// Other modules link it.
        case library
        /// No other module links it: an application, an extension of one, a tool.
        case application
        /// Applications do not contain it: tests, plugins, macros.
        case auxiliary
        /// Its importers and its content must decide.
        case undecided
    }

    /// A dependency of a module.
    package enum Dependency: Sendable, Hashable {
        /// The target of a name in the same project file.
        case target(String)
        /// A product of a package, or of another project.
        case product(String)
    }
}

/// The modules of a project, and remarks about unreadable parts.
package struct ProjectModules: Sendable {
    package var all: [ProjectModule] = []
    /// The targets of each package product, by its name, each with the manifest that declares it.
    package var products: [String: [(path: String, name: String)]] = [:]
    /// Whether ``products`` has all products.
    package var areProductsKnown = true
    /// Sentences about unreadable parts.
    package var remarks: [String] = []
    /// The project files and package manifests, sorted.
    package var projectFiles: [String] = []
    /// The files with the versions of libraries, sorted.
    var pins: [String] = []
    /// All Swift files, sorted.
    package var sources: [String] = []
    /// The files without a module.
    package var unowned: [String] = []
    /// The manifests that no project uses: an application compiles the files of their targets itself.
    var replacedManifests: [String] = []
    /// Whether a project for applications was read. Then files without a module do not belong to one.
    package var isProjectKnown = false
}
