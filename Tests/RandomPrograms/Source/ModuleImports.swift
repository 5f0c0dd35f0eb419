/// The imports of one file of a module.
struct ModuleImports {
    private let module: Module
    private let file: Int
    private let names: [String]
    /// The access of imports that exported declarations use. Nil if imports are public by themselves.
    private let access: String?

    init(of module: Module, file: Int, imported: [String]) {
        self.module = module
        self.file = file
        names = (["DpendRuntime", "ProgramJournal"] + imported).sorted()
        let isInternal = module.options.features.contains("InternalImportsByDefault")
        access = isInternal ? module.exportedAccess : nil
    }

    /// The imports, and declarations that use the exported ones. The compiler warns of a public import without a use.
    var text: String {
        guard let access else { return names.map { "import \($0)\n" }.joined() + mark }
        let lines = names.map { $0 == "ProgramJournal" ? "import \($0)\n" : "\(access) import \($0)\n" }
        let uses = names.filter { $0 != "ProgramJournal" }.map { name in
            let type = name == "DpendRuntime" ? "any DpendRuntime.DependencyTag" : "\(name).\(name)Mark"
            return "\(access) typealias \(module.name)Uses\(name)In\(file) = \(type)\n"
        }
        return lines.joined() + "\n" + uses.joined() + mark
    }

    /// The type that importing modules use, in the first file of a library.
    private var mark: String {
        guard let access = module.exportedAccess, file == 0 else { return "" }
        let isolation = module.options.isOnMainActor ? "nonisolated " : ""
        return "\n\(isolation)\(access) enum \(module.name)Mark {}\n"
    }
}
