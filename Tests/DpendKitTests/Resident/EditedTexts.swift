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
        implicit-filter: ['Impl$', 'ViewModle$']
        targets:
          Core:
            inputs: Core
            module-name: Core
            output-file: Derived/Core.dpendmodule
          App:
            inputs: App
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
            [
                "public enum Extra {}\n", "public final class OtherStoreImpl: Store { public init() {} }\n",
                "public final class ExtraViewModle { public init() {} }\n",
            ]
        ),
        (
            "Core/CoreAssembly.swift",
            [
                "enum CoreAssembly {}\n",
                "import Swinject\npublic func registerCore(_ container: Container) {\n    container.register(Double.self) { resolver in Double(resolver.resolve(Float.self)!) }\n}\n",
                "import Swinject\npublic func registerCore(_ container: Container) {\n    container.register(Float.self) { _ in 1 }\n}\n",
            ]
        ),
        (
            "Core/CoreView.swift",
            [
                """
                import SwiftUI
                public final class Theme: ObservableObject {}
                public struct ThemedView: View {
                    @EnvironmentObject var theme: Theme
                    public var body: some View { Text("\\(theme)") }
                }
                #Preview { ThemedView() }

                """,
                """
                import SwiftUI
                public final class Theme: ObservableObject {}
                public struct ThemedView: View {
                    // Moved.
                    @EnvironmentObject var theme: Theme
                    public var body: some View { Text("\\(theme)") }
                }
                #Preview { ThemedView().environmentObject(Theme()) }

                """,
                "enum CoreView {}\n",
            ]
        ),
        (
            "App/Screen.swift",
            [
                "import Core\nfinal class ScreenViewModel { init(store: any Store, clock: any Clock) {} }\n",
                "import Core\nfinal class ScreenImpl { init(store: any Store, screen: OtherImpl) {} }\nfinal class OtherImpl { init(screen: ScreenImpl) {} }\n",
                "import Core\nfinal class ScreenImpl { init(store: any Stoer) {} }\n",
                "import Core\nfinal class ScreenViewModel {}\nfinal class ScreenImpl { init(model: ScreenViewModel) {} }\n",
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
            "App/Views.swift",
            [
                """
                import SwiftUI
                final class Session: ObservableObject {}
                struct ContentView: View {
                    @EnvironmentObject var session: Session
                    var body: some View { Text("\\(session)") }
                }
                @main struct Main: App {
                    var body: some Scene { WindowGroup { ContentView().supplied() } }
                }

                """,
                """
                import SwiftUI
                final class Session: ObservableObject {}
                struct ContentView: View {
                    @EnvironmentObject var session: Session
                    var body: some View { Text("\\(session)").sheet(isPresented: .constant(true)) { ContentView() } }
                }
                @main struct Main: App {
                    var body: some Scene { WindowGroup { ContentView(); ThemedView() } }
                }

                """,
            ]
        ),
        (
            "App/Deep/Supplies.swift",
            [
                "import SwiftUI\nextension View { func supplied() -> some View { environmentObject(Session()) } }\n",
                "import SwiftUI\nextension View { func supplied() -> some View { padding() } }\n",
                "import SwiftUI\nextension View { func supplied() -> some View { sheet(item: x) { _ in ContentView() } } }\n",
            ]
        ),
        (
            "App/Values.swift",
            [
                """
                import Dependencies
                struct Mailer {}
                extension Mailer: TestDependencyKey { static var testValue: Mailer { Mailer() } }
                extension DependencyValues { var mailer: Mailer { get { self[Mailer.self] } set { self[Mailer.self] = newValue } } }

                """,
                """
                import Dependencies
                struct Mailer {}
                extension Mailer: DependencyKey { static var liveValue: Mailer { Mailer() } }
                extension DependencyValues { var mailer: Mailer { get { self[Mailer.self] } set { self[Mailer.self] = newValue } } }

                """,
            ]
        ),
        (
            "App/Deep/Feature.swift",
            [
                "import Dependencies\nfinal class Feature { @Dependency(\\.mailer) var mailer }\n",
                "import Dependencies\nfinal class Feature {\n    // Moved.\n    @Dependency(\\.mailer) var mailer\n    func f() { withDependencies { $0.mailer = Mailer() } operation: { Feature() } }\n}\n",
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
