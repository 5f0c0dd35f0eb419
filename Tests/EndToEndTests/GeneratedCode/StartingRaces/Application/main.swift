import Foundation

let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 300
var random = SystemRandomNumberGenerator()
var failed = 0
// Each object of each graph is the root in turn.
for round in 0..<rounds where !(await Trial(graph: round % graphs.count, turn: round / graphs.count, &random).run()) { failed += 1 }
print(failed == 0 ? "as expected" : "\(failed) of \(rounds) are not as expected")
exit(failed == 0 ? 0 : 1)
