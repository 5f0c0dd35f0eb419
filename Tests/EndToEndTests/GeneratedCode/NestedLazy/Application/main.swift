import DpendRuntime
print(try LazyModule().entryImpl.open(User(n: 3)).value.user.n)
print(LazyModule().mode(overrides: Overrides(text: "mode")).modeImpl.text)
