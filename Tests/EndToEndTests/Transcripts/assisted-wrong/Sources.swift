import DpendRuntime

final class TicketImpl {
    init(@Assisted number: Int) throws {}
}

// Only a closure with just these values can make one.
final class WrongImpl {
    init(ticket: TicketImpl, later: () -> TicketImpl, other: (Double) -> TicketImpl, silent: (Int) -> TicketImpl) {}
}

// Nothing of the kind is in it.
final class ListImpl {
    init(tickets: [TicketImpl] = [], optional: TicketImpl?) {}
}
