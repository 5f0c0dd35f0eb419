import Foundation

/// Notes what went wrong on some thread.
final class Mistakes: @unchecked Sendable {
    private let lock = NSLock()
    private var all: Set<String> = []

    func note(_ mistake: String) { lock.withLock { _ = all.insert(mistake) } }

    var text: String { lock.withLock { all.sorted().joined(separator: ", ") } }
}

let requestCount = Int(CommandLine.arguments.dropFirst().first ?? "") ?? 8000
let mistakes = Mistakes()

do {
    let module = RequestsModule()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
        for number in stride(from: thread, to: requestCount, by: 8) {
            if number % 2 == 0 {
                let request = module.request(identity: Identity(number: number))
                let handler = request.handlerImpl
                if handler.log.identity.number != number || handler.log !== request.logImpl { mistakes.note("another's log") }
                if handler.body.log !== handler.log || handler.other().log !== handler.log { mistakes.note("two logs") }
                if handler.body.trace !== handler.trace { mistakes.note("two traces") }
                if handler.log.pool !== module.poolImpl { mistakes.note("two pools") }
            } else {
                let handler = module.routerImpl.handle(number)
                if handler.log.identity.number != number { mistakes.note("another's request") }
            }
        }
    }
    print("requests: \(mistakes.text.isEmpty ? "right" : mistakes.text), of the root: \(Counted.live)")
}
print("live:", Counted.live)

// Whoever logs out lets go of a session in which another thread makes something.
do {
    let (isMaking, isLoggedOut) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    SlowImpl.onMaking = {
        isMaking.signal()
        isLoggedOut.wait()
    }
    let module = RequestsModule()
    nonisolated(unsafe) var session: RequestsModule.Session? = module.session(token: Token(name: "ann"))
    let group = DispatchGroup()
    do {
        let held = session
        DispatchQueue.global().async(group: group) {
            let home = held?.homeImpl
            mistakes.note(home?.slow.token.name == "ann" ? "made for ann" : "lost")
        }
    }
    isMaking.wait()
    session = nil
    isLoggedOut.signal()
    group.wait()
    print("logout:", mistakes.text)
}
print("live:", Counted.live)
