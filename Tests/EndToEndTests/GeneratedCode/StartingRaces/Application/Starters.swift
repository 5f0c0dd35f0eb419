/// Providers of all kinds, each with what it requires. Those named `Fresh` are made for each requirement.
let needs: [[Int]] = [
    [],
    [],
    [],
    [],
    [0, 1, 2, 3],
    [0, 1, 3, 4],
    [0, 4],
    [4],
    [0, 2, 4, 6],
    [0],
    [0, 9],
    [3, 5, 7, 8],
    [0, 1, 7],
    [1, 6, 8],
    [3, 5, 12],
    [0, 1, 9],
    [12],
    [0, 2, 12],
    [6],
    [15],
    [2, 6, 8, 13],
    [9],
    [13],
    [4],
]

actor Starter0Impl { init() async throws { try await Round.current.start(0) } }
final class Starter1Impl: Sendable { init() async throws { try await Round.current.start(1) } }
@MainActor final class Starter2Impl: Sendable { init() async throws { try await Round.current.start(2) } }
final class Starter3Impl: Sendable { init() async throws { try await Round.current.start(3) } }
final class Starter4Impl: Sendable { init(s0: Starter0Impl, s1: Starter1Impl, s2: Starter2Impl, s3: Starter3Impl) { Round.current.pass(4) } }
final class Starter5Impl: Sendable { init(s0: Starter0Impl, s1: Starter1Impl, s3: Starter3Impl, s4: Starter4Impl) { Round.current.pass(5) } }
final class Starter6Impl: Sendable { init(s0: Starter0Impl, s4: Starter4Impl) async throws { try await Round.current.start(6) } }
final class Starter7Impl: Sendable { init(s4: Starter4Impl) { Round.current.pass(7) } }
actor Starter8Impl { init(s0: Starter0Impl, s2: Starter2Impl, s4: Starter4Impl, s6: Starter6Impl) async throws { try await Round.current.start(8) } }
final class Starter9Impl: Sendable { init(s0: Starter0Impl) async throws { try await Round.current.start(9) } }
final class Starter10Impl: Sendable { init(s0: Starter0Impl, s9: Starter9Impl) async throws { try await Round.current.start(10) } }
final class Starter11Impl: Sendable { init(s3: Starter3Impl, s5: Starter5Impl, s7: Starter7Impl, s8: Starter8Impl) { Round.current.pass(11) } }
final class Fresh12Impl: Sendable { init(s0: Starter0Impl, s1: Starter1Impl, s7: Starter7Impl) async throws { try await Round.current.start(12) } }
actor Starter13Impl { init(s1: Starter1Impl, s6: Starter6Impl, s8: Starter8Impl) async throws { try await Round.current.start(13) } }
final class Fresh14Impl: Sendable { init(s3: Starter3Impl, s5: Starter5Impl, s12: Fresh12Impl) async throws { try await Round.current.start(14) } }
@MainActor final class Starter15Impl: Sendable { init(s0: Starter0Impl, s1: Starter1Impl, s9: Starter9Impl) async throws { try await Round.current.start(15) } }
final class Starter16Impl: Sendable { init(s12: Fresh12Impl) { Round.current.pass(16) } }
final class Starter17Impl: Sendable { init(s0: Starter0Impl, s2: Starter2Impl, s12: Fresh12Impl) async throws { try await Round.current.start(17) } }
final class Starter18Impl: Sendable { init(s6: Starter6Impl) { Round.current.pass(18) } }
final class Starter19Impl: Sendable { init(s15: Starter15Impl) async throws { try await Round.current.start(19) } }
actor Starter20Impl { init(s2: Starter2Impl, s6: Starter6Impl, s8: Starter8Impl, s13: Starter13Impl) async throws { try await Round.current.start(20) } }
final class Starter21Impl: Sendable { init(s9: Starter9Impl) async throws { try await Round.current.start(21) } }
final class Starter22Impl: Sendable { init(s13: Starter13Impl) async throws { try await Round.current.start(22) } }
final class Starter23Impl: Sendable { init(s4: Starter4Impl) { Round.current.pass(23) } }
