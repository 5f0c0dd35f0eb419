/// Providers of all kinds, each with what it requires. Those named `Fresh` are made for each requirement.
/// Written by 'Scripts/random-starts 1 FOLDER 1 24'.
let needs: [[Int]] = [
    [],
    [],
    [],
    [0, 1, 2],
    [0, 1, 2, 3],
    [],
    [3],
    [],
    [],
    [7, 8],
    [7],
    [6],
    [1, 2],
    [1, 5, 11],
    [6, 8, 10],
    [14],
    [1, 7],
    [5, 8, 11, 15],
    [3, 14, 16],
    [11, 15],
    [19],
    [5, 12],
    [],
    [7, 17],
]

/// The providers that can fail, and those of which there is one.
let failingKinds: Set<Int> = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 14, 15, 16, 19, 21, 22, 23]
let kept: Set<Int> = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]

/// The providers of each graph, and a function that makes one of its objects.
let graphs: [(providers: Range<Int>, make: @Sendable (Int, StartingRacesModule) async throws -> Void)] = [
    (0..<24, make0),
]

@Sendable func make0(_ number: Int, of module: StartingRacesModule) async throws {
    switch number {
    case 0: _ = try await module.starter0Impl
    case 1: _ = try await module.starter1Impl
    case 2: _ = try await module.starter2Impl
    case 3: _ = try await module.starter3Impl
    case 4: _ = try await module.starter4Impl
    case 5: _ = try await module.starter5Impl
    case 6: _ = try await module.starter6Impl
    case 7: _ = try await module.starter7Impl
    case 8: _ = try await module.starter8Impl
    case 9: _ = try await module.starter9Impl
    case 10: _ = try await module.starter10Impl
    case 11: _ = try await module.starter11Impl
    case 12: _ = try await module.starter12Impl
    case 13: _ = try await module.starter13Impl
    case 14: _ = try await module.starter14Impl
    case 15: _ = try await module.starter15Impl
    case 16: _ = try await module.starter16Impl
    case 17: _ = try await module.starter17Impl
    case 18: _ = try await module.starter18Impl
    case 19: _ = try await module.starter19Impl
    case 20: _ = try await module.starter20Impl
    case 21: _ = try await module.starter21Impl
    case 22: _ = try await module.starter22Impl
    default: _ = try await module.fresh23Impl
    }
}

final class Starter0Impl: Sendable, Closable {
    init() async throws { try await Round.current.start(0) }
    func close() async throws { try await Round.current.close(0) }
}
@MainActor final class Starter1Impl: Sendable, Closable {
    init() async throws { try await Round.current.start(1) }
    func close() async throws { try await Round.current.close(1) }
}
final class Starter2Impl: Sendable, Closable {
    init() async throws { try await Round.current.start(2) }
    func close() async throws { try await Round.current.close(2) }
}
actor Starter3Impl: Closable {
    init(s0: Starter0Impl, s1: Starter1Impl, s2: Starter2Impl) async throws { try await Round.current.start(3) }
    func close() async throws { try await Round.current.close(3) }
}
final class Starter4Impl: Sendable, Closable {
    init(s0: Starter0Impl, s1: Starter1Impl, s2: Starter2Impl, s3: Starter3Impl) async throws { try await Round.current.start(4) }
    func close() async throws { try await Round.current.close(4) }
}
actor Starter5Impl: Closable {
    init() async throws { try await Round.current.start(5) }
    func close() async throws { try await Round.current.close(5) }
}
final class Starter6Impl: Sendable, Closable {
    init(s3: Starter3Impl) async throws { try await Round.current.start(6) }
    func close() throws { try Round.current.end(6) }
}
final class Starter7Impl: Sendable, Closable {
    init() async throws { try await Round.current.start(7) }
    func close() throws { try Round.current.end(7) }
}
final class Starter8Impl: Sendable, Closable {
    init() async throws { try await Round.current.start(8) }
    func close() async throws { try await Round.current.close(8) }
}
final class Starter9Impl: Sendable, Closable {
    init(s7: Starter7Impl, s8: Starter8Impl) async throws { try await Round.current.start(9) }
    func close() throws { try Round.current.end(9) }
}
final class Starter10Impl: Sendable, Closable {
    init(s7: Starter7Impl) { Round.current.pass(10) }
    func close() async throws { try await Round.current.close(10) }
}
final class Starter11Impl: Sendable, Closable {
    init(s6: Starter6Impl) { Round.current.pass(11) }
    func close() async throws { try await Round.current.close(11) }
}
final class Starter12Impl: Sendable, Closable {
    init(s1: Starter1Impl, s2: Starter2Impl) async throws { try await Round.current.start(12) }
    func close() throws { try Round.current.end(12) }
}
final class Starter13Impl: Sendable, Closable {
    init(s1: Starter1Impl, s5: Starter5Impl, s11: Starter11Impl) { Round.current.pass(13) }
    func close() throws { try Round.current.end(13) }
}
@MainActor final class Starter14Impl: Sendable, Closable {
    init(s6: Starter6Impl, s8: Starter8Impl, s10: Starter10Impl) async throws { try await Round.current.start(14) }
    func close() async throws { try await Round.current.close(14) }
}
final class Starter15Impl: Sendable, Closable {
    init(s14: Starter14Impl) async throws { try await Round.current.start(15) }
    func close() async throws { try await Round.current.close(15) }
}
@MainActor final class Starter16Impl: Sendable, Closable {
    init(s1: Starter1Impl, s7: Starter7Impl) async throws { try await Round.current.start(16) }
    func close() throws { try Round.current.end(16) }
}
final class Starter17Impl: Sendable, Closable {
    init(s5: Starter5Impl, s8: Starter8Impl, s11: Starter11Impl, s15: Starter15Impl) { Round.current.pass(17) }
    func close() async throws { try await Round.current.close(17) }
}
final class Starter18Impl: Sendable, Closable {
    init(s3: Starter3Impl, s14: Starter14Impl, s16: Starter16Impl) { Round.current.pass(18) }
    func close() throws { try Round.current.end(18) }
}
final class Starter19Impl: Sendable, Closable {
    init(s11: Starter11Impl, s15: Starter15Impl) async throws { try await Round.current.start(19) }
    func close() throws { try Round.current.end(19) }
}
final class Starter20Impl: Sendable, Closable {
    init(s19: Starter19Impl) { Round.current.pass(20) }
    func close() throws { try Round.current.end(20) }
}
@MainActor final class Starter21Impl: Sendable, Closable {
    init(s5: Starter5Impl, s12: Starter12Impl) async throws { try await Round.current.start(21) }
    func close() async throws { try await Round.current.close(21) }
}
final class Starter22Impl: Sendable, Closable {
    init() async throws { try await Round.current.start(22) }
    func close() throws { try Round.current.end(22) }
}
final class Fresh23Impl: Sendable, Closable {
    init(s7: Starter7Impl, s17: Starter17Impl) async throws { try await Round.current.start(23) }
    func close() async throws { try await Round.current.close(23) }
}
