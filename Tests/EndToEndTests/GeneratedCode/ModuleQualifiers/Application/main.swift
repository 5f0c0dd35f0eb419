import Foundation

let module = ModuleQualifiersModule(int: 7, dataTaggedRaw: Foundation.Data([1, 2]))
print(module.numbersImpl.text)
print(module.askingImpl.asked.text)
