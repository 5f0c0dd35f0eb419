let module = AssistedModule()
let screen = module.screenImpl
print(screen.detail(7, "seven").text)
print(try screen.ticket(3).number, screen.plainTicket("four").number)
do { _ = try screen.ticket(-1) } catch { print("thrown:", error) }
print(screen.node(2).child?.child?.depth ?? -1)
print(module.detail(id: 1, title: "one").text)
print(try module.ticketImpl(number: 5).number, module.ticketImpl(text: "five").number)
