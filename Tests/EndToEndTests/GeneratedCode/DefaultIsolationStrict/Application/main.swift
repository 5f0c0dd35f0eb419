let module = StrictModule()
print(try module.screenImpl.text)
