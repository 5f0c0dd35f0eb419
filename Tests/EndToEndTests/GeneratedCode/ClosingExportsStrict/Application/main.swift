import ClosingLibrary

let module = ClosingModule()
let session = module.session(int: 4)
_ = session.screenImpl
_ = (module.reader, module.writer, module.secretImpl)
print(module.queue.database.name)
try await module.close()
print(Lines.shared.lines.joined(separator: ", "))
