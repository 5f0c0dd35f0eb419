import DpendKit
import Foundation

/// A library and an application that links it. Its module file has all fields, and its names can be replaced.
struct LibraryTemplate {
    let container: ContainerKind
    /// Whether an older dpend must understand it.
    var isForAnyVersion = false

    /// All names that the library declares: types, and members, parameters and labels.
    static let types = [
        "Alder", "Birch", "Cypress", "Dogwood", "Fir", "Gum", "Juniper", "Kapok", "Linden", "Maple", "Myrtle", "Nutmeg",
        "Oak", "OakConfiguration", "Olive",
        "QuinceImpl", "Rowan", "RowanImpl", "Sequoia", "Sycamore", "Tamarind", "Willow", "WillowImpl", "Yarrow",
        "Zelkova",
    ]
    static let members = [
        "alder", "alderNumber", "ash", "aspen", "banyan", "baobab", "elder", "fast", "ginkgo", "gum", "hawthorn",
        "holly", "larch", "linden", "magnolia", "mahogany",
        "nut", "palm", "plums", "poplar", "spruce", "sumac", "teak", "tulip", "walnut", "yew",
    ]
    /// The names of the application.
    static let applicationTypes = ["Container", "HeirScreen", "OtherImpl", "RootImpl", "Screen"]

    /// Only the static container supports declared actors, and Dip does not support awaiting.
    private var isolated: String {
        container.rawValue == "static" ? "@Fir public final class WillowImpl: Willow { public init() {} }" : ""
    }
    private var effects: String { container.rawValue == "dip" ? "throws" : "async throws" }

    var library: String {
        """
        @_exported public import Dispatch
        public import DpendRuntime

        @globalActor public actor Fir: GlobalActor { public static let shared = Fir() }
        public protocol Alder { var alderNumber: Int { get } }
        @Fir public protocol Willow: AnyObject {}
        \(isolated)
        @Fir public struct Yarrow { public init() {} }
        public final class Birch: Alder {
            public var alderNumber: Int { 1 }
            public init(elder: Linden, fast: Tagged<any Alder, Cypress>) {}
        }
        public enum Cypress: DependencyTag {}
        public final class Linden { public init() {} }
        public final class Dogwood: DependencyConfiguration {
            public init() {}
            public func hawthorn(holly: Linden) -> DependencyRegistration<any Alder> {
                DependencyRegistration(tag: Cypress.self, scope: .singleton) { Sequoia() }
            }
            public var magnolia: DependencyRegistration<Olive> { DependencyRegistration { Olive() } }
            public static func palm() -> DependencyRegistration<(sumac: Int, tulip: Maple.Nutmeg)> {
                DependencyRegistration { (1, Maple.Nutmeg()) }
            }
        }
        final class Sequoia: Alder { let alderNumber = 2 }
        public struct Olive { public init() {} }
        public typealias Gum<Hazel> = Oak<Hazel>
        public struct Oak<Hazel> { public init() {} }
        public enum Maple { public struct Nutmeg { public init() {} } }
        public final class OakConfiguration: DependencyConfiguration {
            public init() {}
            public func poplar() -> DependencyRegistration<Oak<Maple.Nutmeg>> { DependencyRegistration { Oak() } }
        }
        open class Kapok {
            @Injected public var larch: any Alder
            public init() {}
        }
        open class Juniper: Kapok {
            @Injected(tag: Cypress.self) public var mahogany: any Alder
            @Injected public var spruce: Lazy<Linden>?
            public init(teak: Int) {}
        }
        open class Myrtle: Kapok { public init?(aspen: Int) {} }
        public final class QuinceImpl {
            public init(
                @Assisted yew: Int, gum: Gum<Maple.Nutmeg>, plums: (sumac: Int, tulip: Maple.Nutmeg), walnut: @escaping (Int) -> Zelkova,
                banyan: Lazy<Olive>, ash: @autoclosure () -> Olive, elder: Int = 3
            ) \(effects) {}
        }
        public final class Zelkova { public init(@Assisted baobab: Int, linden: Linden) {} }
        public final class Sycamore { public init(\(isForAnyVersion ? "@Assisted " : "")ginkgo: Int, linden: Linden) {} }
        public actor Tamarind { public init(alder: any Alder) {} }
        public protocol Rowan: Alder {}
        public final class RowanImpl: Rowan { public var alderNumber = 3; public init() {} }

        """
    }

    var application: String {
        """
        import DpendRuntime
        import Lib

        final class RootImpl {
            init(
                alder: any Alder, larch: [any Rowan], walnut: @escaping (Int) -> Zelkova, nut: (sumac: Int, tulip: Maple.Nutmeg), magnolia: Olive,
                gum: Gum<Maple.Nutmeg>
            ) {}
        }
        final class Screen: Juniper { init() { super.init(teak: 1) } }
        final class HeirScreen: Juniper {}
        final class OtherImpl { init(fast: Tagged<any Alder, Cypress>, ginkgo: @escaping (Int) -> Sycamore) {} }

        """
    }

    /// An application that names nothing of the library. Its mistakes are in the module file only.
    static let bareApplication = "import DpendRuntime\nimport Lib\n\nfinal class RootImpl {}\n"

    private static let libraryFilter = "^(Birch|Linden|QuinceImpl|RowanImpl|Sycamore|Tamarind|WillowImpl|Zelkova)"
    private static let applicationFilter = "^(RootImpl|OtherImpl)"

    var libraryOptions: ResolutionOptions {
        var options = ResolutionOptions()
        options.mode = .library
        options.moduleName = "Lib"
        options.platform = .linux
        options.implicitFilters = [Self.libraryFilter]
        options.implicitScopes = [.init(pattern: "^Birch", scope: .singleton)]
        options.implicitAssisted = ["^Sycamore"]
        options.writesLocations = true
        return options
    }

    var applicationOptions: ResolutionOptions {
        var options = ResolutionOptions()
        options.container = container
        options.platform = .linux
        options.moduleName = "App"
        options.implicitFilters = [Self.applicationFilter]
        return options
    }

    /// The same for the program.
    var libraryArguments: [String] {
        [
            "--module-name", "Lib", "--platform", "linux", "--implicit-filter", Self.libraryFilter, "--implicit-scope",
            "^Birch=singleton",
        ]
            + (isForAnyVersion ? [] : ["--implicit-assisted", "^Sycamore", "--locations"])
    }
    var applicationArguments: [String] {
        [
            "--module-name", "App", "--platform", "linux", "--implicit-filter", Self.applicationFilter, "--container",
            container.rawValue,
        ]
    }

    /// A text with names replaced where they are whole words.
    static func replacing(_ names: [String: String], in text: String) -> String {
        var result = ""
        var word = ""
        func end() {
            result += names[word] ?? word
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                end()
                result.append(character)
            }
        }
        end()
        return result
    }
}
