let module = PluginModule()
let screen = module.screenImpl
print(screen.plugins.map(\.name))
print(screen.beta, screen.plugin.name, module.pluginTaggedBeta.name)
print("the same singleton:", screen.loaders[0] === screen.disk, screen.loaders.count)
_ = module.lonely
print(module.losersImpl.text)
