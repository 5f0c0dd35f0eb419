#if FACTORY
    import FactoryKit

    extension FactoryKit.Container {
        var chain1: Factory<Chain1> { self { Chain1(next: self.chain2()) } }
        var chain2: Factory<Chain2> { self { Chain2(next: self.chain3()) } }
        var chain3: Factory<Chain3> { self { Chain3(next: self.chain4()) } }
        var chain4: Factory<Chain4> { self { Chain4() } }
        var leafA: Factory<LeafA> { self { LeafA() } }
        var leafB: Factory<LeafB> { self { LeafB() } }
        var leafC: Factory<LeafC> { self { LeafC() } }
        var leafD: Factory<LeafD> { self { LeafD() } }
        var leafE: Factory<LeafE> { self { LeafE() } }
        var leafF: Factory<LeafF> { self { LeafF() } }
        var leafG: Factory<LeafG> { self { LeafG() } }
        var leafH: Factory<LeafH> { self { LeafH() } }
        var leafI: Factory<LeafI> { self { LeafI() } }
        var leafJ: Factory<LeafJ> { self { LeafJ() } }
        var wide10: Factory<Wide10> {
            self {
                Wide10(
                    a: self.leafA(), b: self.leafB(), c: self.leafC(), d: self.leafD(), e: self.leafE(),
                    f: self.leafF(), g: self.leafG(),
                    h: self.leafH(), i: self.leafI(), j: self.leafJ())
            }
        }
        var kept: Factory<any Kept> { self { KeptService() }.singleton }

        /// The contestant that gets a type; nil if the comparison has none.
        @MainActor func contestant<Value>(_ type: Value.Type) -> Contestant? {
            let all = [
                ObjectIdentifier(Chain1.self): Contestant("Factory") { self.chain1() },
                ObjectIdentifier(Wide10.self): Contestant("Factory") { self.wide10() },
                ObjectIdentifier(Node0.self): Contestant("Factory") { self.node0() },
                ObjectIdentifier((any Kept).self): Contestant("Factory") { self.kept() },
            ]
            return all[ObjectIdentifier(type)]
        }
    }
#endif
