import ABasicLibrary
import DpendRuntime

public enum Backup: DependencyTag {}
enum Spare: DependencyTag {}

public protocol Store: AnyObject { var place: String { get } }
public protocol Reading {}
public protocol Writing {}
public protocol Desk { var lines: [String] { get } }
public protocol Detail { var text: String { get } }
public struct ItemID: Sendable {
    public let number: Int
    public init(number: Int) { self.number = number }
}

protocol Cache { var size: Int { get } }
protocol Tool { var title: String { get } }
struct Step { let count: Int }
struct Move { let count: Int }

final class FileStoreImpl: Store, Reading, Writing { let place = "file" }
final class BackupStoreImpl: Store { let place = "backup" }
final class HiddenCacheImpl: Cache { let size = 7 }
struct SmallCacheImpl: Cache { let size = 1 }
final class MoonPluginImpl: Plugin { let name = "moon" }

final class HammerImpl: Tool { let title = "hammer" }
final class SawImpl: Tool { let title = "saw" }

/// One for each type, one of them internal.
final class Repository<Element: Sendable> {
    let mapper: Mapper<Element>
    let store: any Store
    init(mapper: Mapper<Element>, store: any Store) { (self.mapper, self.store) = (mapper, store) }
}
final class Mapper<Element> {
    var text: String { "maps \(Element.self)" }
}
public final class RepositoryOfAll<Element> {
    public let clock: any Clock
    public init(clock: any Clock) { self.clock = clock }
}

final class DetailImpl: Detail {
    let id: ItemID
    let step: Step?
    let store: any Store
    let note: String
    init(id: ItemID, step: Step? = nil, store: any Store, note: String = "no note") {
        (self.id, self.step, self.store, self.note) = (id, step, store, note)
    }
    var text: String { "\(id.number) in \(store.place), \(note)" }
}
/// Its value is internal.
final class DetailMoveImpl {
    let move: Move
    let cache: any Cache
    init(move: Move, cache: any Cache) { (self.move, self.cache) = (move, cache) }
}

/// Two initializers, and an optional.
final class LedgerImpl {
    let clock: any Clock
    init?(clock: any Clock) { self.clock = clock }
}

final class SettingsConfiguration: DependencyConfiguration {
    let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
    func wheel(store: any Store) -> DependencyRegistration<Wheel> { DependencyRegistration(scope: .singleton) { Wheel(name: "\(store.place) at \(self.clock.time)") } }
    var rim: DependencyRegistration<any Rim> { DependencyRegistration { RimOf(width: 3) } }
    static func fast() -> DependencyRegistration<Step> { DependencyRegistration { Step(count: 9) } }
}
public struct Wheel { public let name: String }
protocol Rim { var width: Int { get } }
struct RimOf: Rim { let width: Int }

final class DeskImpl: Desk {
    @Injected var clock: any Clock
    @Injected var cache: any Cache
    @Injected(tag: Backup.self) var backup: any Store
    @Injected var spare: (any Rim)?
    @Injected var copies: Int = 2
    let lines: [String]
    private let later: () -> any Cache
    private let lazy: Lazy<any Cache>

    var all: [String] { lines }

    init(
        tools: [any Tool], plugins: [any Plugin], tagged: Tagged<any Store, Backup>, hidden: Tagged<any Cache, Spare>, both: any Reading & Writing,
        later: @escaping () -> any Cache, lazy: Lazy<any Cache>, laterTools: @escaping () -> [any Tool],
        detail: (ItemID) -> any Detail, moving: (Move) -> DetailMoveImpl, users: Repository<Int>, steps: Repository<Step>, all: RepositoryOfAll<Step>,
        ledger: LedgerImpl?, cache: @autoclosure () -> any Cache, wheel: Wheel, rim: any Rim, step: Step, nothing: (any Missing)?, open: any Store = BackupStoreImpl(),
        unknown: any Missing = MissingTool()
    ) throws {
        (self.later, self.lazy) = (later, lazy)
        lines = [
            "\(tools.map(\.title))", "\(plugins.map(\.name))", tagged.dependency.place, "\(hidden.dependency.size)", "\(type(of: both))",
            "\(later().size) \(try lazy.value.size) \(laterTools().count)", detail(ItemID(number: 4)).text, "\(moving(Move(count: 5)).move.count)",
            "\(users.mapper.text) \(steps.mapper.text) \(all.clock.time)", "\(ledger?.clock.time ?? 0)", "\(cache().size)", wheel.name, "\(rim.width) \(step.count)",
            "\(nothing == nil) \(open.place) \(type(of: unknown))",
        ]
    }
}
protocol Missing {}
struct MissingTool: Missing {}

extension DeskImpl: CustomStringConvertible {
    var description: String { "\(clock.time) \(cache.size) \(backup.place) \(spare?.width ?? 0) \(copies)" }
}
