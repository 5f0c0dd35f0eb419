final class BitImpl {}

final class DrillImpl {
    init(bit: BitImpl) {}
}

func makeDrill() -> DrillImpl { DrillImpl(bit: BitImpl()) }
