/// What is left once the container, and what `body` makes with it, is let go of.
nonisolated(nonsending) func left(_ title: String?, _ body: (LettingGoAwaitingModule) async throws -> Void) async throws {
    do { try await body(LettingGoAwaitingModule()) }
    // The tasks that made the instances end a moment later.
    for _ in 0..<1000 where alive > 0 { try await Task.sleep(nanoseconds: 1_000_000) }
    if let title { print(title, alive) } else if alive > 0 { print("left:", alive) }
}

func run() async throws {
    try await left("kept") { _ = try await ($0.asyncOwnerImpl.items(), $0.asyncOwnerImpl.box.part.items()) }
    try await left("unique") { _ = try await $0.asyncPartImpl.others() }
    try await left("weak") { _ = try await $0.weakOwnerImpl.items() }
    try await left("shared") { _ = try await $0.asideImpl.common.items() }
    for _ in 0..<50 { try await left(nil) { _ = try await $0.switchboardImpl.user.line.items() } }
    try await left("shared by tasks") { _ = try await $0.switchboardImpl.owner.line.items() }
    try await left("shared, without awaiting") { _ = try ($0.plainAsideImpl.owner.common.items(), $0.plainAsideImpl.common.part.items()) }
    try await left("run-time values") { _ = try await $0.screenOwnerImpl.screens(1) }

    let part = await LettingGoAwaitingModule().asyncPartImpl
    print("alone:", try await part.others() !== part)
    let common = await LettingGoAwaitingModule().commonImpl
    print("shared, alone:", try await common.items() !== common)

    func gone(_ title: String, _ body: () async throws -> Void) async {
        // The task that made the instances, and so the container, may end a moment later.
        for _ in 0..<1000 {
            do { try await body() } catch { return print(title, "\(error)".prefix { $0 != "." }) }
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        print(title, "the container is still there")
    }
    let owner = await LettingGoAwaitingModule().asyncOwnerImpl
    await gone("kept:") { _ = try await owner.items() }
    await gone("kept, unique:") { _ = try owner.box.part.items() }
    let aside = await LettingGoAwaitingModule().asideImpl
    await gone("shared:") { _ = try await aside.common.items() }
    let plain = LettingGoAwaitingModule().plainAsideImpl
    await gone("shared, without awaiting:") { _ = try plain.common.part.items() }
    let plainCommon = LettingGoAwaitingModule().plainCommonImpl
    print("shared, alone, without awaiting:", try plainCommon.part.items() !== plainCommon)
    let screens = LettingGoAwaitingModule().screenOwnerImpl.screens
    await gone("run-time values:") { _ = try await screens(1) }
}
try await run()
