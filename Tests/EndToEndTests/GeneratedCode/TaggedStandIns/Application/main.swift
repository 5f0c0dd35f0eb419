let module = TaggedStandInsModule()
print(module.nowImpl.text)
print(try module.laterImpl.text)
