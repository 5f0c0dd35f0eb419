import HostileLibrary

let module = HostileNamesModule(intAndInt: (1, 2))
print(module.`*/ fatalError() /*_`.greeting is `say "hi"Impl`)
print(module.`#endifImpl_`.comment is `// commentImpl`, module.`#endifImpl_`.numbers)
print(module.`"LinkedImpl_`.key is `K"Impl`)
print(module.`dot.Impl`.inner.key is `Dotted.Impl`)
