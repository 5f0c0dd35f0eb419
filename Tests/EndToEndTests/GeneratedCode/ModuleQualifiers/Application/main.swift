import Foundation

let module = ModuleQualifiersModule(dataTaggedRaw: Foundation.Data([1, 2]), int: 7)
print(module.numbersImpl.text)
print(module.askingImpl.asked.text)
