/// Two small modules with some problems, for what is about other files than sources.
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

    static func write(to folder: Folder) throws {
        try folder.write(library, "Sources/Core/Core.swift")
        try folder.write(application, "Sources/App/App.swift")
        try folder.write("// Copyright\n", "Header.txt")
    }
}
