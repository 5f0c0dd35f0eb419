import Foundation

typealias Entry = @Sendable (RacesModule) throws -> (racer: AnyObject, needed: () throws -> [AnyObject])

let entries: [Entry] = [
    { ($0.racer0Impl, $0.racer0Impl.needed) },
    { ($0.racer1Impl, $0.racer1Impl.needed) },
    { ($0.racer2Impl, $0.racer2Impl.needed) },
    { ($0.racer3Impl, $0.racer3Impl.needed) },
    { ($0.racer4Impl, $0.racer4Impl.needed) },
    { ($0.racer5Impl, $0.racer5Impl.needed) },
    { ($0.racer6Impl, $0.racer6Impl.needed) },
    { ($0.racer7Impl, $0.racer7Impl.needed) },
    { ($0.racer8Impl, $0.racer8Impl.needed) },
    { ($0.racer9Impl, $0.racer9Impl.needed) },
    { ($0.racer10Impl, $0.racer10Impl.needed) },
    { ($0.racer11Impl, $0.racer11Impl.needed) },
    { ($0.racer12Impl, $0.racer12Impl.needed) },
    { ($0.racer13Impl, $0.racer13Impl.needed) },
    { ($0.racer14Impl, $0.racer14Impl.needed) },
    { ($0.racer15Impl, $0.racer15Impl.needed) },
    { ($0.racer16Impl, $0.racer16Impl.needed) },
    { ($0.racer17Impl, $0.racer17Impl.needed) },
    { ($0.racer18Impl, $0.racer18Impl.needed) },
    { ($0.racer19Impl, $0.racer19Impl.needed) },
    { ($0.racer20Impl, $0.racer20Impl.needed) },
    { ($0.racer21Impl, $0.racer21Impl.needed) },
    { ($0.racer22Impl, $0.racer22Impl.needed) },
    { ($0.racer23Impl, $0.racer23Impl.needed) },
    { ($0.racer24Impl, $0.racer24Impl.needed) },
    { ($0.racer25Impl, $0.racer25Impl.needed) },
    { ($0.racer26Impl, $0.racer26Impl.needed) },
    { ($0.racer27Impl, $0.racer27Impl.needed) },
    { ($0.racer28Impl, $0.racer28Impl.needed) },
    { ($0.racer29Impl, $0.racer29Impl.needed) },
    { ($0.racer30Impl, $0.racer30Impl.needed) },
    { ($0.racer31Impl, $0.racer31Impl.needed) },
    { ($0.racer32Impl, $0.racer32Impl.needed) },
    { ($0.racer33Impl, $0.racer33Impl.needed) },
    { ($0.racer34Impl, $0.racer34Impl.needed) },
    { ($0.racer35Impl, $0.racer35Impl.needed) },
    { ($0.racer36Impl, $0.racer36Impl.needed) },
    { ($0.racer37Impl, $0.racer37Impl.needed) },
    { ($0.racer38Impl, $0.racer38Impl.needed) },
    { ($0.racer39Impl, $0.racer39Impl.needed) },
    { ($0.racer40Impl, $0.racer40Impl.needed) },
    { ($0.racer41Impl, $0.racer41Impl.needed) },
    { ($0.racer42Impl, $0.racer42Impl.needed) },
    { ($0.racer43Impl, $0.racer43Impl.needed) },
    { ($0.racer44Impl, $0.racer44Impl.needed) },
    { ($0.racer45Impl, $0.racer45Impl.needed) },
    { ($0.racer46Impl, $0.racer46Impl.needed) },
    { ($0.racer47Impl, $0.racer47Impl.needed) },
    { ($0.racer48Impl, $0.racer48Impl.needed) },
    { ($0.racer49Impl, $0.racer49Impl.needed) },
    { ($0.racer50Impl, $0.racer50Impl.needed) },
    { ($0.racer51Impl, $0.racer51Impl.needed) },
    { ($0.racer52Impl, $0.racer52Impl.needed) },
    { ($0.racer53Impl, $0.racer53Impl.needed) },
    { ($0.racer54Impl, $0.racer54Impl.needed) },
    { ($0.racer55Impl, $0.racer55Impl.needed) },
    { ($0.racer56Impl, $0.racer56Impl.needed) },
    { ($0.racer57Impl, $0.racer57Impl.needed) },
    { ($0.racer58Impl, $0.racer58Impl.needed) },
    { ($0.racer59Impl, $0.racer59Impl.needed) },
    { ($0.racer60Impl, $0.racer60Impl.needed) },
    { ($0.racer61Impl, $0.racer61Impl.needed) },
    { ($0.racer62Impl, $0.racer62Impl.needed) },
    { ($0.racer63Impl, $0.racer63Impl.needed) },
    { ($0.racer64Impl, $0.racer64Impl.needed) },
    { ($0.racer65Impl, $0.racer65Impl.needed) },
    { ($0.racer66Impl, $0.racer66Impl.needed) },
    { ($0.racer67Impl, $0.racer67Impl.needed) },
    { ($0.racer68Impl, $0.racer68Impl.needed) },
    { ($0.racer69Impl, $0.racer69Impl.needed) },
    { ($0.racer70Impl, $0.racer70Impl.needed) },
    { ($0.racer71Impl, $0.racer71Impl.needed) },
    { ($0.racer72Impl, $0.racer72Impl.needed) },
    { ($0.racer73Impl, $0.racer73Impl.needed) },
    { ($0.racer74Impl, $0.racer74Impl.needed) },
    { ($0.racer75Impl, $0.racer75Impl.needed) },
    { ($0.racer76Impl, $0.racer76Impl.needed) },
    { ($0.racer77Impl, $0.racer77Impl.needed) },
    { ($0.racer78Impl, $0.racer78Impl.needed) },
    { ($0.racer79Impl, $0.racer79Impl.needed) },
    { ($0.racer80Impl, $0.racer80Impl.needed) },
    { ($0.racer81Impl, $0.racer81Impl.needed) },
    { ($0.racer82Impl, $0.racer82Impl.needed) },
    { ($0.racer83Impl, $0.racer83Impl.needed) },
    { ($0.racer84Impl, $0.racer84Impl.needed) },
    { ($0.racer85Impl, $0.racer85Impl.needed) },
    { ($0.racer86Impl, $0.racer86Impl.needed) },
    { ($0.racer87Impl, $0.racer87Impl.needed) },
    { ($0.racer88Impl, $0.racer88Impl.needed) },
    { ($0.racer89Impl, $0.racer89Impl.needed) },
    { ($0.racer90Impl, $0.racer90Impl.needed) },
    { ($0.racer91Impl, $0.racer91Impl.needed) },
    { ($0.racer92Impl, $0.racer92Impl.needed) },
    { ($0.racer93Impl, $0.racer93Impl.needed) },
    { ($0.racer94Impl, $0.racer94Impl.needed) },
    { ($0.racer95Impl, $0.racer95Impl.needed) },
    { ($0.racer96Impl, $0.racer96Impl.needed) },
    { ($0.racer97Impl, $0.racer97Impl.needed) },
    { ($0.racer98Impl, $0.racer98Impl.needed) },
    { ($0.racer99Impl, $0.racer99Impl.needed) },
]

/// Lets eight threads ask for everything, each beginning elsewhere; gives the racers that each saw.
func race(_ module: RacesModule, round: Int) -> [[ObjectIdentifier]] {
    let seen = Seen(threads: 8)
    let start = DispatchSemaphore(value: 0)
    let ended = DispatchGroup()
    for thread in 0..<8 {
        ended.enter()
        Thread {
            start.wait()
            var racers: [ObjectIdentifier?] = Array(repeating: nil, count: entries.count)
            for step in entries.indices {
                let number = (step * 7 + thread * 13 + round) % entries.count
                guard let (racer, needed) = try? entries[number](module) else { continue }
                guard let others = try? needed(), others.allSatisfy({ $0 !== racer }) else { continue }
                racers[number] = ObjectIdentifier(racer)
            }
            seen.note(racers.compactMap { $0 }, by: thread)
            ended.leave()
        }.start()
    }
    for _ in 0..<8 { start.signal() }
    ended.wait()
    return seen.all
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 1_000
for round in 0..<rounds {
    made.forgetAll()
    let seen = race(RacesModule(), round: round)
    precondition(made.counts == Array(repeating: 1, count: entries.count), "round \(round): \(made.counts)")
    precondition(Set(seen).count == 1 && seen[0].count == entries.count, "round \(round): \(seen.map(\.count))")
}
print("every racer was made once in every round")
