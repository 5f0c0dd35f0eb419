let module = RecentFormsModule()
print(module.clock.now(), await module.described.text)
print(module.attributedImpl.clock.now(), module.gridImpl.text)
print(module.readerImpl.first)
