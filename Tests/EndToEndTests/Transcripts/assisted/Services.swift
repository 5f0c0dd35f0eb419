import DpendRuntime

protocol Clock: Sendable {}
final class ClockImpl: Clock {}

protocol Detail { var text: String { get } }

/// Made for an identifier that is known only when somebody taps.
final class DetailImpl: Detail {
    let text: String
    init(clock: Clock, @Assisted id: Int, screen: ScreenImpl, @Assisted title name: String) {
        text = "\(id) \(name) with \(screen.name)"
    }
}

struct Refused: Error {}

final class TicketImpl {
    let number: Int
    init(@Assisted number: Int) throws {
        if number < 0 { throw Refused() }
        self.number = number
    }
    init(@Assisted text: String) { number = text.count }
}

final class NodeImpl {
    let depth: Int
    let child: NodeImpl?
    init(@Assisted depth: Int, make: (Int) -> NodeImpl) {
        self.depth = depth
        child = depth == 0 ? nil : make(depth - 1)
    }
}

final class ScreenImpl {
    let name = "screen"
    let detail: (Int, String) -> Detail
    let ticket: (Int) throws -> TicketImpl
    let plainTicket: @Sendable (String) -> TicketImpl
    let node: (Int) -> NodeImpl

    init(
        detail: @escaping (Int, String) -> Detail, ticket: @escaping (Int) throws -> TicketImpl,
        plainTicket: @escaping @Sendable (String) -> TicketImpl, node: @escaping (Int) -> NodeImpl,
        absent: TicketImpl?, all: [TicketImpl] = []
    ) {
        precondition(absent == nil && all.isEmpty, "what takes run-time values provides nothing by itself")
        self.detail = detail
        self.ticket = ticket
        self.plainTicket = plainTicket
        self.node = node
    }
}

// Only a closure with just these values can make one.
final class WrongImpl {
    init(ticket: TicketImpl, later: () -> TicketImpl, other: (Double) -> TicketImpl, silent: (Int) -> TicketImpl) {}
}
