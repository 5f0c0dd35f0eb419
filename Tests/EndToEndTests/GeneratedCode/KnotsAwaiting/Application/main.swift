/// The beginning of an error's text, which every container has.
func cycle(_ text: String) -> String { String(text.prefix { $0 != "." }) }

let module = KnotsModule()
print(cycle(await module.awaitingImpl.problem))
print(cycle(await module.keptAwaitingImpl.problem), await module.keptAwaitedImpl.awaiting === module.keptAwaitingImpl)
