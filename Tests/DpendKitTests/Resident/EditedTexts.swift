/// The texts that files of an ``EditedProject`` can have.
enum EditedTexts {
    static let keystrokes = [
        "}", "{", "(", "x", "\n", "any ", "é", "\"", "#if DEBUG\n", "// dpend:singleton\n", "init() {}",
    ]

    static let configurations = [
        """
        platform: linux
        targets:
          Core:
            inputs: Core
            module-name: Core
            implicit-filter: 'Impl$'
            output-file: Derived/Core.dpendmodule
          App:
            inputs: App
            implicit-filter: ['Impl$', 'ViewModel$']
            library: Derived/Core.dpendmodule
            output-file: Derived/App.swift

        """,
        """
        platform: linux
        implicit-filter: 'Impl$'
        implicit-scope: 'Store=singleton'
        inputs: [App, Core]
        conditions: DEBUG

        """,
        """
        platform: linux
        inputs: App
        implicit-filter: 'Impl$'
        external: Clock
        baseline: missing.json

        """,
        "inputs: [App\n",
    ]

    static let sources: [(path: String, texts: [String])] = [
        (
            "Core/Clock.swift",
            [
                "public protocol Clock {}\npublic final class ClockImpl: Clock { public init() {} }\n",
                "// Moved.\n\npublic protocol Clock {}\npublic final class ClockImpl: Clock { public init() { print(1) } }\n",
                "public protocol Clock {}\npublic final class ClockImpl: Clock { public init(zone: any Zone) {} }\npublic protocol Zone {}\n",
                "public protocol Clock {}\n#if DEBUG\npublic final class DebugClockImpl: Clock { public init() {} }\n#else\n"
                    + "public final class ClockImpl: Clock { public init() {} }\n#endif\n",
            ]
        ),
        (
            "Core/Store.swift",
            [
                "public protocol Store {}\npublic final class StoreImpl: Store { public init(clock: any Clock) {} }\n",
                "public protocol Store {}\n// dpend:singleton\npublic final class StoreImpl: Store { public init(clock: any Clock) {} }\n",
                "public protocol Store {}\nfinal class StoreImpl: Store {}\n",
            ]
        ),
        (
            "Core/Extra.swift",
            ["public enum Extra {}\n", "public final class OtherStoreImpl: Store { public init() {} }\n"]
        ),
        (
            "App/Screen.swift",
            [
                "import Core\nfinal class ScreenViewModel { init(store: any Store, clock: any Clock) {} }\n",
                "import Core\nfinal class ScreenImpl { init(store: any Store, screen: OtherImpl) {} }\nfinal class OtherImpl { init(screen: ScreenImpl) {} }\n",
                "import Core\nfinal class ScreenImpl { init(store: any Stoer) {} }\n",
            ]
        ),
        (
            "App/Assembly.swift",
            [
                "import Swinject\nfunc register(_ container: Container) {\n    container.register(Int.self) { resolver in resolver.resolve(String.self)!.count }\n}\n",
                "import Swinject\nfunc register(_ container: Container) {\n    container.register(String.self) { _ in \"\" }\n"
                    + "    container.register(Int.self) { resolver in resolver.resolve(String.self)!.count }\n}\n",
                "enum Assembly {}\n",
            ]
        ),
        (
            "App/Deep/Leaf.swift",
            [
                "import Core\nfinal class LeafImpl { init(clock: (any Clock)?) {} }\n",
                "final class LeafImpl { let broken: \n",
            ]
        ),
        (
            "Package.swift",
            [
                "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\n"
                    + "    .target(name: \"Core\", path: \"Core\"), .target(name: \"App\", dependencies: [\"Core\"], path: \"App\"),\n])\n",
                "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\n"
                    + "    .target(name: \"Core\", path: \"Core\", swiftSettings: [.define(\"DEBUG\")]),\n    .target(name: \"App\", path: \"App\"),\n])\n",
            ]
        ),
    ]
}
