#if os(iOS)
import Radio
#endif
import class Network.Line
import Base.Sub

final class LineImpl {
    init(gauge: Gauge = .wide) {}
}
