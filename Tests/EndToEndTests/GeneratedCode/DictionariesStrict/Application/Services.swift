import DpendRuntime
import ParserLibrary

nonisolated enum Spare: DependencyTag {}

// dpend:entry .yaml
nonisolated final class YAMLParserImpl: Parser { let name = "yaml" }
// dpend:entry .yaml
nonisolated final class SpareImpl: Store { let name = "spare yaml" }

nonisolated protocol Store: Sendable { var name: String { get } }
// dpend:entry .json
nonisolated final class DiskImpl: Store { let name = "disk" }

nonisolated protocol Plugin {}
nonisolated final class AlphaImpl: Plugin {}
nonisolated final class BetaImpl: Plugin {}

protocol Level { var level: Int { get } }
final class OneImpl: Level { let level = 1 }
final class TwoImpl: Level { let level = 2 }

final class ReaderImpl {
    let parsers: [Format: any Parser]
    let later: [Format: @MainActor () -> any Parser]
    let lazily: [Format: Lazy<any Store>]
    let spare: [Format: Tagged<any Store, Spare>]
    let plugins: [String: any Plugin]
    let levels: [Int: any Level]
    let missing: [Int: any Parser]

    init(
        parsers: [Format: any Parser], later: [Format: @MainActor () -> any Parser], lazily: [Format: Lazy<any Store>],
        spare: [Format: Tagged<any Store, Spare>], plugins: [String: any Plugin], levels: [Int: any Level], missing: [Int: any Parser] = [:]
    ) {
        (self.parsers, self.later, self.lazily, self.spare) = (parsers, later, lazily, spare)
        (self.plugins, self.levels, self.missing) = (plugins, levels, missing)
    }
}
