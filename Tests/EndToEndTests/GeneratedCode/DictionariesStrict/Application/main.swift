import DpendRuntime
import ParserLibrary

let module = DictionariesModule()
let reader = module.readerImpl
print(reader.parsers.map { "\($0): \($1.name)" }.sorted())
print(reader.later.map { "\($0): \($1().name)" }.sorted())
print(try reader.lazily.map { "\($0): \(try $1.value.name)" }.sorted())
print(reader.spare.mapValues(\.dependency.name), reader.plugins.keys.sorted(), reader.levels.mapValues(\.level).sorted { $0.key < $1.key }.map { "\($0)" })
print("missing:", reader.missing.count)
print("one singleton:", reader.parsers[.xml] as AnyObject === reader.later[.xml]?() as AnyObject)
