import Foundation

let module = HiddenModulesModule(date: Foundation::Date())
print(module.baseImpl.text, module.formImpl.testing.number, type(of: try module.keptImpl.later()))
