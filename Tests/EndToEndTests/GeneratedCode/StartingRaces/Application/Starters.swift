/// Providers of all kinds, each with what it requires. Those named `Fresh` are made for each requirement, those named `Shared`
/// once for each call, and those named `Weak` if nobody has one.
/// Written by 'Scripts/random-starts 1 FOLDER 1 24'.
let needs: [[Int]] = [
    [],
    [],
    [],
    [1],
    [],
    [0, 2],
    [],
    [4],
    [5],
    [0],
    [7, 8, 9],
    [6, 8, 10],
    [9, 10, 11],
    [],
    [11],
    [7, 8, 10],
    [0, 7, 11, 15],
    [5, 12],
    [],
    [],
    [8],
    [18, 19, 20],
    [6, 13, 16, 17],
    [22],
]

/// The providers that can fail, those of which the container keeps one, and those of which each call makes one.
let failingKinds: Set<Int> = [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 15, 16, 17, 19, 21, 22]
let kept: Set<Int> = [0, 1, 2, 3, 4, 6, 7, 8, 10, 11, 18, 19, 21, 23]
let shared: Set<Int> = [5, 9, 15, 16]

/// The providers that wait, and can fail then.
let waitingKinds: Set<Int> = [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 15, 16, 17, 19, 21, 22]

/// The providers of each graph, and a function that makes one of its objects.
let graphs: [(providers: Range<Int>, make: @Sendable (Int, StartingRacesModule, StartingRacesModule.Session) async throws -> Void)] = [
    (0..<24, make0),
]

@Sendable func make0(
    _ number: Int, of module: StartingRacesModule, _ session: StartingRacesModule.Session
) async throws {
    switch number {
    case 0: _ = session.starter0Impl
    case 1: _ = try await module.starter1Impl
    case 2: _ = try await module.starter2Impl
    case 3: _ = try await module.starter3Impl
    case 4: _ = try await module.starter4Impl
    case 5: _ = try await session.shared5Impl
    case 6: _ = try await module.starter6Impl
    case 7: _ = try await module.starter7Impl
    case 8: _ = try await session.starter8Impl
    case 9: _ = try await session.shared9Impl
    case 10: _ = try await session.starter10Impl
    case 11: _ = try await session.starter11Impl
    case 12: _ = try await session.fresh12Impl
    case 13: _ = try await module.fresh13Impl
    case 14: _ = try await session.fresh14Impl
    case 15: _ = try await session.shared15Impl
    case 16: _ = try await session.shared16Impl
    case 17: _ = try await session.fresh17Impl
    case 18: _ = await session.starter18Impl
    case 19: _ = try await module.starter19Impl
    case 20: _ = try await session.fresh20Impl
    case 21: _ = try await session.starter21Impl
    case 22: _ = try await session.weak22Impl
    default: _ = try await session.starter23Impl
    }
}

/// The value of the nested container.
final class Token: Sendable {}
final class Starter0Impl: Sendable, Closable {
    init(token: Token) { Round.current.pass(0) }
    func close() throws { try Round.current.end(0) }
}
actor Starter1Impl: Closable {
    init() async throws { try await Round.current.start(1) }
    func close() async throws { try await Round.current.close(1) }
}
final class Starter2Impl: Sendable, Closable {
    init() async throws { try await Round.current.start(2) }
    func close() async throws { try await Round.current.close(2) }
}
actor Starter3Impl: Closable {
    init(s1: Starter1Impl) async throws { try await Round.current.start(3) }
    func close() throws { try Round.current.end(3) }
}
actor Starter4Impl: Closable {
    init() async throws { try await Round.current.start(4) }
    func close() async throws { try await Round.current.close(4) }
}
final class Shared5Impl: Sendable, Closable {
    init(s0: Starter0Impl, s2: Starter2Impl) async throws { try await Round.current.start(5) }
    func close() async throws { try await Round.current.close(5) }
}
final class Starter6Impl: Sendable, Closable {
    init() async throws { try await Round.current.start(6) }
    func close() async throws { try await Round.current.close(6) }
}
final class Starter7Impl: Sendable, Closable {
    init(s4: Starter4Impl) async throws { try await Round.current.start(7) }
    func close() async throws { try await Round.current.close(7) }
}
final class Starter8Impl: Sendable, Closable {
    init(s5: Shared5Impl) async throws { try await Round.current.start(8) }
    func close() async throws { try await Round.current.close(8) }
}
@MainActor final class Shared9Impl: Sendable, Closable {
    init(s0: Starter0Impl) async throws { try await Round.current.start(9) }
    func close() async throws { try await Round.current.close(9) }
}
final class Starter10Impl: Sendable, Closable {
    init(s7: Starter7Impl, s8: Starter8Impl, s9: Shared9Impl) { Round.current.pass(10) }
    func close() async throws { try await Round.current.close(10) }
}
final class Starter11Impl: Sendable, Closable {
    init(s6: Starter6Impl, s8: Starter8Impl, s10: Starter10Impl, token: Token) { Round.current.pass(11) }
    func close() throws { try Round.current.end(11) }
}
final class Fresh12Impl: Sendable, Closable {
    init(s9: Shared9Impl, s10: Starter10Impl, s11: Starter11Impl) async { await Round.current.startSteadily(12) }
    func close() throws { try Round.current.end(12) }
}
final class Fresh13Impl: Sendable, Closable {
    init() async throws { try await Round.current.start(13) }
    func close() async throws { try await Round.current.close(13) }
}
final class Fresh14Impl: Sendable, Closable {
    init(s11: Starter11Impl) { Round.current.pass(14) }
    func close() throws { try Round.current.end(14) }
}
final class Shared15Impl: Sendable, Closable {
    init(s7: Starter7Impl, s8: Starter8Impl, s10: Starter10Impl) async throws { try await Round.current.start(15) }
    func close() throws { try Round.current.end(15) }
}
actor Shared16Impl: Closable {
    init(s0: Starter0Impl, s7: Starter7Impl, s11: Starter11Impl, s15: Shared15Impl) async throws { try await Round.current.start(16) }
    func close() throws { try Round.current.end(16) }
}
final class Fresh17Impl: Sendable, Closable {
    init(s5: Shared5Impl, s12: Fresh12Impl) async throws { try await Round.current.start(17) }
    func close() throws { try Round.current.end(17) }
}
@MainActor final class Starter18Impl: Sendable, Closable {
    init(token: Token) async { await Round.current.startSteadily(18) }
    func close() throws { try Round.current.end(18) }
}
@MainActor final class Starter19Impl: Sendable, Closable {
    init() async throws { try await Round.current.start(19) }
    func close() async throws { try await Round.current.close(19) }
}
final class Fresh20Impl: Sendable, Closable {
    init(s8: Starter8Impl) async { await Round.current.startSteadily(20) }
    func close() throws { try Round.current.end(20) }
}
final class Starter21Impl: Sendable, Closable {
    init(s18: Starter18Impl, s19: Starter19Impl, s20: Fresh20Impl) async throws { try await Round.current.start(21) }
    func close() async throws { try await Round.current.close(21) }
}
final class Weak22Impl: Sendable, Closable {
    init(s6: Starter6Impl, s13: Fresh13Impl, s16: Shared16Impl, s17: Fresh17Impl) async throws { try await Round.current.start(22) }
    func close() async throws { try await Round.current.close(22) }
}
final class Starter23Impl: Sendable, Closable {
    init(s22: Weak22Impl) async { await Round.current.startSteadily(23) }
    func close() async throws { try await Round.current.close(23) }
}
