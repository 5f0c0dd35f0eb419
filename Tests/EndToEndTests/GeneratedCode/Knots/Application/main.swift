/// The beginning of an error's text, which every container has.
func cycle(_ text: String) -> String { String(text.prefix { $0 != "." }) }

let module = KnotsModule()
do { _ = try module.earlyImpl } catch { print(cycle("\(error)")) }
do { _ = try module.lateImpl } catch { print(cycle("\(error)")) }
print(cycle(module.keptEarlyImpl.problem), module.keptLateImpl.early === module.keptEarlyImpl)
print(module.startingImpl.depth, module.countingImpl(number: 4).depth)
print(type(of: try module.outerImpl.nested(1)) == `Nested Impl`.self)
