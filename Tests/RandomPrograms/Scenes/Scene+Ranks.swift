extension Scene {
    /// A registration takes precedence over a class, and an application's over a library's.
    static let ranks = Scene(name: "ranks") { builder, _ in
        let application = builder.applicationIndex
        let home = builder.number(below: application + 1)
        let isSendable = builder.chance(50)
        let name = builder.newProtocol(in: home, isSendable: isSendable)
        // The losers: a class, and a registration of the library.
        var loser = builder.draft(.class, in: home)
        loser.isSendable = isSendable
        loser.type.inheritance.append(name)
        let loserKey = ClassDraft.Key(type: "any \(name)", name: name, module: home, isSendable: isSendable)
        builder.finishElement(&loser, loserKey)
        builder.addRoot(of: loser, loserKey, isShared: true)
        let modules = home == application ? [application] : [home, application]
        for module in modules {
            let start = builder.program.start
            var configuration = ConfigurationDraft(in: module, &builder)
            configuration.addMember(
                &builder, of: .init(type: "any \(name)", name: name, module: home, isSendable: isSendable))
            let offers = builder.offers.count
            let roots = builder.program.roots.count - 1
            configuration.finish(&builder)
            guard module != application else { continue }
            // Losers are not made, not even as eager singletons.
            builder.program.start = start
            builder.offers.removeSubrange(offers...)
            builder.program.roots.remove(at: roots)
        }
        return true
    }
}
