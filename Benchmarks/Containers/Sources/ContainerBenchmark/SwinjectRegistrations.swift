#if SWINJECT
    import Swinject

    func makeSwinjectContainer() -> Swinject.Container {
        let container = Swinject.Container()
        container.register(Chain1.self) { Chain1(next: $0.resolve(Chain2.self)!) }
        container.register(Chain2.self) { Chain2(next: $0.resolve(Chain3.self)!) }
        container.register(Chain3.self) { Chain3(next: $0.resolve(Chain4.self)!) }
        container.register(Chain4.self) { _ in Chain4() }
        container.register(LeafA.self) { _ in LeafA() }
        container.register(LeafB.self) { _ in LeafB() }
        container.register(LeafC.self) { _ in LeafC() }
        container.register(LeafD.self) { _ in LeafD() }
        container.register(LeafE.self) { _ in LeafE() }
        container.register(LeafF.self) { _ in LeafF() }
        container.register(LeafG.self) { _ in LeafG() }
        container.register(LeafH.self) { _ in LeafH() }
        container.register(LeafI.self) { _ in LeafI() }
        container.register(LeafJ.self) { _ in LeafJ() }
        container.register(Wide10.self) {
            Wide10(
                a: $0.resolve(LeafA.self)!, b: $0.resolve(LeafB.self)!, c: $0.resolve(LeafC.self)!,
                d: $0.resolve(LeafD.self)!,
                e: $0.resolve(LeafE.self)!, f: $0.resolve(LeafF.self)!, g: $0.resolve(LeafG.self)!,
                h: $0.resolve(LeafH.self)!,
                i: $0.resolve(LeafI.self)!, j: $0.resolve(LeafJ.self)!)
        }
        container.register((any Kept).self) { _ in KeptService() }.inObjectScope(.container)
        registerGraph(in: container)
        return container
    }
#endif
