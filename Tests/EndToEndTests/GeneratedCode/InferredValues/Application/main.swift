import InferredLibrary

let module = InferredModule()
print(module.listModel.text, "|", module.detailModel(id: 1).text, "|", module.plainModel.text)
print(module.editorModel(Item(name: "a"), parent: nil, in: ["b"], isOpen: { true }, onClose: { print($0) }).text)
print(module.rootModel.text)
print(module.playerModel(volume: 0.5).text, "|", module.playerModel(name: "c").text)
let counter = try module.counterImpl(count: 6)
print(counter.count)
