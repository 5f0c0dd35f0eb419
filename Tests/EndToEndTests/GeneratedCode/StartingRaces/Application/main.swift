import Foundation

/// Makes each object of the graph.
let makers: [@Sendable (StartingRacesModule) async throws -> Void] = [
    { _ = try await $0.starter0Impl },
    { _ = try await $0.starter1Impl },
    { _ = try await $0.starter2Impl },
    { _ = try await $0.starter3Impl },
    { _ = try await $0.starter4Impl },
    { _ = try await $0.starter5Impl },
    { _ = try await $0.starter6Impl },
    { _ = try await $0.starter7Impl },
    { _ = try await $0.starter8Impl },
    { _ = try await $0.starter9Impl },
    { _ = try await $0.starter10Impl },
    { _ = try await $0.starter11Impl },
    { _ = try await $0.fresh12Impl },
    { _ = try await $0.starter13Impl },
    { _ = try await $0.fresh14Impl },
    { _ = try await $0.starter15Impl },
    { _ = try await $0.starter16Impl },
    { _ = try await $0.starter17Impl },
    { _ = try await $0.starter18Impl },
    { _ = try await $0.starter19Impl },
    { _ = try await $0.starter20Impl },
    { _ = try await $0.starter21Impl },
    { _ = try await $0.starter22Impl },
    { _ = try await $0.starter23Impl },
]

let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 300
var random = SystemRandomNumberGenerator()
var failed = 0
for _ in 0..<rounds where !(await Trial(&random).run()) { failed += 1 }
print(failed == 0 ? "as expected" : "\(failed) of \(rounds) are not as expected")
exit(failed == 0 ? 0 : 1)
