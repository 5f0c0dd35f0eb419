/// Lets tasks wait until it is opened.
actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func open() {
        isOpen = true
        waiting.forEach { $0.resume() }
        waiting = []
    }

    func wait() async {
        if !isOpen {
            await withCheckedContinuation { waiting.append($0) }
        }
    }
}
