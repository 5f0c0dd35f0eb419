/// Three small modules, one of them with problems, for checks of files other than sources.
enum SampleProject {
    static let library = """
        public protocol Clock { var now: Int { get } }
        public final class SystemClock: Clock { public var now: Int { 0 }; public init() {} }
        public final class Storage { public init(clock: any Clock) {} }

        """

    static let application = """
        import Core

        protocol Store {}
        final class MemoryStore: Store { init(clock: any Clock) {} }
        final class DiskStore: Store { init(path: Path) {} }
        struct Path {}
        final class A { init(b: B) {} }
        final class B { init(a: A) {} }
        final class HomeModel { init(store: any Store, storage: Storage, count: Int) {} }
        final class StartModel { init(clock: any Clock) {} }

        """

    /// It has no problems, so that dpend generates code for it.
    static let sound = """
        import Core

        final class ListModel { init(clock: any Clock, storage: Storage) {} }

        """

    static func write(to folder: Folder) throws {
        try folder.write(library, "Sources/Core/Core.swift")
        try folder.write(application, "Sources/App/App.swift")
        try folder.write(sound, "Sources/Good/Good.swift")
        try folder.write("{ \"problems\": [], \"version\": 1 }\n", "known.json")
        try folder.write("// Copyright\n", "Header.txt")
    }
}
