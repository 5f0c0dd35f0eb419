let container = try AssistedModule.makeContainer()
let screen = try container.resolve(ScreenImpl.self)
print(screen.detail(7, "seven").text)
print(try screen.ticket(3).number, screen.plainTicket("four").number)
do { _ = try screen.ticket(-1) } catch { print("thrown:", error) }
print(screen.node(2).child?.child?.depth ?? -1)
print(try container.resolve(((Int, String) -> any Detail).self)(1, "one").text)
