import SeededRandom
import Testing

@testable import DpendKit

/// The search finds the same misspelled names as comparing all of them.
struct NearNamesTests {
    @Test(arguments: 0..<8)
    func likeComparingEach(_ seed: Int) {
        var random = RandomSource(seed: UInt64(seed))
        // A few letters, so that many names are near each other.
        let names = Set((0..<300).map { _ in name(&random) })
        let near = NearNames(names)
        for wanted in names.sorted().prefix(60).map({ misspelt($0, &random) }) {
            #expect(near.find(wanted) == plain(wanted, names), "\(wanted)")
        }
    }

    @Test(arguments: [
        ("Clokc", "Clock"), ("clock", "Clock"), ("Cloc", "Clock"), ("Clocks", "Clock"), ("Cl0ck", "Clock"),
        ("UserSesionStroage", "UserSessionStorage"), ("StorageForUserData", "SotrageForUesrDtaa"), ("a", "A"),
    ])
    func slips(_ written: String, _ meant: String) {
        #expect(NearNames.find(written, among: [meant, "Other"]) == [meant])
    }

    @Test(arguments: [
        ("Clock", "Clock"), ("Clock", "Block2"), ("a", "b"), ("", "a"), ("Storage", "Strg"), ("Cache", "Catch"),
    ])
    func noSlips(_ written: String, _ other: String) {
        #expect(NearNames.find(written, among: [other]).isEmpty)
    }

    private func name(_ random: inout RandomSource) -> String {
        String((0..<random.number(below: 22)).map { _ in "abcX".randomElement(using: &random) ?? "a" })
    }

    private func misspelt(_ name: String, _ random: inout RandomSource) -> String {
        var letters = Array(name)
        for _ in 0...random.number(below: 3) where letters.count > 1 {
            let place = random.number(below: letters.count - 1)
            switch random.number(below: 4) {
            case 0: letters.remove(at: place)
            case 1: letters.insert("b", at: place)
            case 2: letters[place] = "c"
            default: letters.swapAt(place, place + 1)
            }
        }
        return String(letters)
    }

    private func plain(_ wanted: String, _ names: Set<String>) -> [String] {
        let limit = min(max(wanted.count / 4, 1), 3)
        let near = names.filter { $0 != wanted }.map {
            (name: $0, slips: slips(Array(wanted.lowercased()), Array($0.lowercased())))
        }
        .filter { $0.slips <= limit && $0.slips < max(wanted.count, $0.name.count) }
        let fewest = near.map(\.slips).min()
        return near.filter { $0.slips == fewest }.map(\.name).sorted()
    }

    /// The distance of optimal string alignment, from its definition.
    private func slips(_ left: [Character], _ right: [Character]) -> Int {
        var table = (0...left.count).map { row in (0...right.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 } }
        for row in left.indices {
            for column in right.indices {
                var cost = min(
                    table[row][column + 1] + 1, table[row + 1][column] + 1,
                    table[row][column] + (left[row] == right[column] ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, table[row - 1][column - 1] + 1)
                }
                table[row + 1][column + 1] = cost
            }
        }
        return table[left.count][right.count]
    }
}
