#if DIP
    import Dip
#endif
#if FACTORY
    import FactoryKit
#endif
#if SWINJECT
    import Swinject
#endif

/// The containers of other libraries that take part.
@MainActor struct OtherContainers {
    #if DIP
        private let dip: UncheckedSendable<Dip.DependencyContainer>
    #endif
    #if FACTORY
        private let factory = UncheckedSendable(value: FactoryKit.Container())
    #endif
    #if SWINJECT
        private let swinject = UncheckedSendable(value: makeSwinjectContainer())
    #endif

    init() throws {
        #if DIP
            dip = UncheckedSendable(value: try DipModule.makeContainer())
        #endif
    }

    /// Each resolves a type.
    func contestants<Value>(_ type: Value.Type) -> [Contestant] {
        var contestants: [Contestant] = []
        #if DIP
            let dip = dip.value
            contestants.append(Contestant("Dip") { try? dip.resolve() as Value })
        #endif
        #if FACTORY
            if let contestant = factory.value.contestant(type) { contestants.append(contestant) }
        #endif
        #if SWINJECT
            let swinject = swinject.value
            contestants.append(Contestant("Swinject") { swinject.resolve(type) })
        #endif
        return contestants
    }

    /// Each resolves a singleton in several threads.
    var threadedContestants: [Contestant] {
        var contestants: [Contestant] = []
        #if DIP
            let dip = dip
            contestants.append(Contestant("Dip", threads: 8) { try? dip.value.resolve() as any Kept })
        #endif
        #if FACTORY
            let factory = factory
            contestants.append(Contestant("Factory", threads: 8) { factory.value.kept() })
        #endif
        #if SWINJECT
            // By its documentation a container is for one thread, and this resolver for several.
            let swinject = UncheckedSendable(value: swinject.value.synchronize())
            contestants.append(Contestant("Swinject", threads: 8) { swinject.value.resolve((any Kept).self) })
        #endif
        return contestants
    }
}

struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value
}
