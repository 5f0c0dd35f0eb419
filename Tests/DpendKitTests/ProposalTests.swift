import DpendKit
import Foundation
import Testing

/// Proposals for people who begin with dpend.
@Suite struct ProposalTests {
    @Test func connectedClassesAreChosen() throws {
        let proposal = try propose(
            """
            protocol Store {}
            class DiskStore: Store {}
            class List { init(store: Store, session: Session?, make: () -> Clock) {} }
            class Session {}
            class Clock {}
            class Screen { init(list: List) {} }
            class Alone {}
            """)
        #expect(
            chosen(by: proposal, of: ["Alone", "Clock", "DiskStore", "List", "Screen", "Session"]) == [
                "Clock", "DiskStore", "List", "Screen", "Session",
            ])
    }

    @Test func modelsAreNotChosen() throws {
        let proposal = try propose(
            """
            struct Address {}
            class User { init(name: String) {} }
            class Order { init(address: Address, count: Int = 0) {} }
            class Point { init(x: Int = 0) {} }
            class Screen: UIViewController { init(user: User, order: Order, point: Point) {} }
            """)
        #expect(chosen(by: proposal, of: ["User", "Order", "Point", "Screen"]) == [])
    }

    @Test func viewsAreNotChosen() throws {
        let proposal = try propose(
            """
            class TitleView: UIView {}
            class Screen: UIViewController { init(view: TitleView) {} }
            """)
        #expect(chosen(by: proposal, of: ["TitleView", "Screen"]) == [])
    }

    @Test func nothingAmbiguousIsChosen() throws {
        let proposal = try propose(
            """
            protocol Store {}
            class DiskStore: Store {}
            class MemoryStore: Store {}
            class List { init(store: Store) {} }
            class Screen { init(list: List) {} }
            """)
        let names = chosen(by: proposal, of: ["DiskStore", "MemoryStore", "List", "Screen"])
        #expect(!names.contains("List") || !names.contains("DiskStore") && !names.contains("MemoryStore"))
    }

    @Test func aClassThatOnlyItselfRequiresIsNotChosen() throws {
        let proposal = try propose("protocol Event {}; class DebugEvent: Event { init(_ event: Event) {} }")
        #expect(chosen(by: proposal, of: ["DebugEvent"]) == [])
    }

    @Test func testDoublesAreExcluded() throws {
        let proposal = try propose(
            """
            protocol Store {}
            class DiskStore: Store {}
            class MockStore: Store {}
            class Screen { init(store: Store) {} }
            """)
        #expect(chosen(by: proposal, of: ["DiskStore", "MockStore", "Screen"]) == ["DiskStore", "Screen"])
    }

    /// The rival takes a value, so only the code says which one it means. A container would silently use the other
    /// class.
    @Test func aClassIsNotChosenForARequirementThatItsRivalMayMean() throws {
        let source = """
            protocol Presenter {}
            class ListPresenter: Presenter {}
            class DetailPresenter: Presenter { init(title: String) {} }
            class Router { init(presenter: Presenter) {} }
            class HomeRouter { init(router: Router) {} }
            """
        let names = chosen(by: try propose(source), of: ["DetailPresenter", "ListPresenter", "Router"])
        #expect(!names.contains("ListPresenter") || !names.contains("Router"))
        let alone = source.replacingOccurrences(of: "class DetailPresenter: Presenter", with: "class DetailPresenter")
        #expect(chosen(by: try propose(alone), of: ["ListPresenter", "Router"]) == ["ListPresenter", "Router"])
    }

    /// Each flow has its own screen. One external value for the protocol would give all flows the same one.
    @Test func aProtocolThatClassesInheritIsNotOneValueForAll() throws {
        let proposal = try propose(
            """
            protocol Screen: AnyObject {}
            class BaseScreen: UIViewController, Screen {
                let clock: Clock
                init(clock: Clock) { self.clock = clock }
            }
            class HomeScreen: BaseScreen { override init(clock: Clock) { super.init(clock: clock) } }
            class ListScreen: BaseScreen { override init(clock: Clock) { super.init(clock: clock) } }
            class Clock {}
            class HomeFlow { init(homeScreen: Screen, clock: Clock) {} }
            class ListFlow { init(listScreen: Screen, clock: Clock) {} }
            func start(clock: Clock) {
                _ = HomeFlow(homeScreen: HomeScreen(clock: clock), clock: clock)
                _ = ListFlow(listScreen: ListScreen(clock: clock), clock: clock)
            }
            """)
        // The code never makes the superclass.
        #expect(chosen(by: proposal, of: ["BaseScreen", "HomeFlow", "ListFlow"]) == ["HomeFlow", "ListFlow"])
        #expect(!proposal.externals.map(\.value).contains("Screen"))
        let labels = proposal.assisted.flatMap { $0.value.split(separator: "=").last?.split(separator: ",") ?? [] }
        #expect(labels.sorted() == ["homeScreen", "listScreen"])
    }

    /// The proposal for one file.
    private func propose(_ source: String) throws -> SettingsProposal {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proposal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try source.write(to: folder.appendingPathComponent("App.swift"), atomically: true, encoding: .utf8)
        return try ConfigurationProposal(inputs: [folder.path]).settings
    }

    /// The classes that a proposal's filters choose and its excludes do not remove.
    private func chosen(by proposal: SettingsProposal, of names: [String]) -> [String] {
        func matches(_ lines: [SettingsProposal.Line], _ name: String) -> Bool {
            lines.contains { name.range(of: $0.value, options: .regularExpression) != nil }
        }
        return names.filter { matches(proposal.filters, $0) && !matches(proposal.excludes, $0) }
    }
}
