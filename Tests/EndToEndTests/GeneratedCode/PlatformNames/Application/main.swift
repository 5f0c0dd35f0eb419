import Foundation

let module = NamesModule(date: Date(timeIntervalSince1970: 0))
print(module.screenImpl.text)
