let module = ServerModule()
print(try module.address.text, module.path.text)
print(try module.size.width, module.colorTaggedBright.name)
