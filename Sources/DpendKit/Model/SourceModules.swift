/// The Swift module of each source of a run (semantics, section 1).
///
/// The targets of packages are modules. All other sources are one module, whose name the options give.
package struct SourceModules: Sendable {
    /// A module of the sources.
    struct Module: Sendable {
        /// The name in `import`; empty if it is unknown.
        var name: String
        /// The package that declares the module; modules of one package see each other's `package` declarations.
        var package: Int?
        /// Whether declarations are isolated to the main actor by default; nil if the options decide.
        var isOnMainActor: Bool?
        /// The conditions for `#if` in its sources; nil if the options decide.
        var conditions: SourceConditions?
        /// Whether code of the home module can import it: whether its target depends on this one, directly or
        /// indirectly.
        var isReachable = true
        /// The numbers of the modules that a program depends on, at any depth, if all are known.
        var linked: Set<Int>?
        /// The places that declare targets of the name; several if packages share the name.
        var declarations: [SourceLocation] = []
    }

    /// At least one; a module's number is its position.
    let all: [Module]
    /// The number of the module that generated code belongs to. It is nil if there are several modules and none is
    /// known to be the home module. Then the graph contains all of them as if each could name the others' declarations.
    let home: Int?
    /// The numbers of the modules by path, if there are several modules.
    private let numbers: [String: Int]
    private let numbersByName: [String: Int]

    /// All sources belong to one module. Without a name no other module can import it.
    ///
    /// - Parameter package: The package, if the module is a library of it.
    init(only name: String, package: Int? = nil, isOnMainActor: Bool? = nil) {
        self.init([Module(name: name, package: package, isOnMainActor: isOnMainActor)], home: 0, numbers: [:])
    }

    /// - Parameter numbers: The numbers of the modules by path. Other files belong to the first module.
    init(_ all: [Module], home: Int?, numbers: [String: Int]) {
        self.all = all
        self.home = home
        self.numbers = numbers
        numbersByName = Dictionary(all.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    /// The number of the module that a file belongs to.
    func number(ofFile path: String) -> Int { all.count == 1 ? 0 : numbers[path] ?? 0 }

    /// The modules of the files, sorted by path; empty if there is only one module.
    var files: [(path: String, module: Int)] { numbers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

    /// The number of the module with a name; nil if no source belongs to it.
    func number(named name: String) -> Int? {
        if all[0].name == name { return 0 }
        return all.count == 1 ? nil : numbersByName[name]
    }

    /// The name of the module that generated code belongs to; the first module's name if the home module is unknown.
    var homeName: String { all[home ?? 0].name }

    /// A made-up module for a type that shares its name with another type of its module. No import can name it.
    static func madeUpModule(_ module: String, forFile path: String) -> String { "\(module)@\(path)" }

    /// The file of a made-up module; nil for any other module.
    static func file(ofMadeUpModule module: String) -> String? {
        guard let sign = module.utf8.firstIndex(of: UInt8(ascii: "@")) else { return nil }
        return String(module[module.utf8.index(after: sign)...])
    }

    /// The places that declare targets of a name, if there are several.
    func targets(named name: String) -> [SourceLocation] {
        let declarations = number(named: name).map { all[$0].declarations } ?? []
        return declarations.count > 1 ? declarations.sorted() : []
    }

    /// Whether generated code can import a module.
    func isReachable(_ module: Int) -> Bool { all[module].isReachable }

    /// Whether a module has sources in this run but generated code cannot import it.
    func isUnreachable(_ name: String) -> Bool { number(named: name).map { !all[$0].isReachable } ?? false }

    /// The least access with which generated code can name a declaration of a module.
    func requiredAccess(to module: Int) -> AccessLevel {
        home.map { requiredAccess(to: module, from: $0) } ?? .internal
    }

    /// The least access with which the sources of one module can name a declaration of another one.
    func requiredAccess(to module: Int, from other: Int) -> AccessLevel {
        if module == other { return .internal }
        return all[module].package.map { $0 == all[other].package } == true ? .package : .public
    }
}
