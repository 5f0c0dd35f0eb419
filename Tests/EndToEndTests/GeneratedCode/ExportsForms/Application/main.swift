import DpendRuntime
import Foundation
import FormLibrary

let module = FormsModule(string: "a note from outside")
do {
    #if STATIC
    let home = try module.homeImpl
    let desk = try module.desk
    #else
    let home = try module.homeImpl
    let desk = try module.desk
    #endif
    for line in desk.lines { print(line) }
    print(desk)
    print(home.plugins.map(\.name))
    print(home.detail(ItemID(number: 8)).text)
    print(home.wheel.name, home.all.clock.time)
    print(module.detail(id: ItemID(number: 3)).text)
}
print(module.reader(raw: Foundation.Data([1, 2]), own: FormLibrary.Data("own data")).text)
