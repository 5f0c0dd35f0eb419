import DpendRuntime
import Foundation

/// A name that Foundation has as well.
public struct Data: Sendable {
    let text: String
    public init(_ text: String) { self.text = text }
}

public protocol Reader { var text: String { get } }

final class ReaderImpl: Reader {
    let text: String

    init(@Assisted raw: Foundation.Data, @Assisted own: Data, later: @escaping () -> any Pager) {
        text = "\(raw.count) bytes, \(own.text), \(later().text)"
    }
}

public protocol Pager { var text: String { get } }

final class PagerImpl: Pager {
    let text: String

    // The type of the parameter is as internal as the class that the extension extends.
    init(style: PagerStyle.Kind = .wide) { text = "\(style)" }
}

final class PagerStyle {}

extension PagerStyle {
    public enum Kind { case wide }
}

public protocol Configurable {
    associatedtype Model
    func configure(model: Model)
}

/// A member decides `Model`, so that nothing declares `Gauge.Model`. Other modules see it no more than `Gauge`.
final class Gauge: Configurable {
    func configure(model: Int) {}
}

final class DetailGaugeImpl {
    let text: String
    init(model: Gauge.Model, pager: any Pager) { text = "\(model) \(pager.text)" }
}
