import DpendRuntime

// dpend:singelton
final class SlipImpl {}

// dpend:forever
final class ForeverImpl {}

// dpend:tag
final class UntaggedImpl {}

// dpend:tag 3
final class NumberedImpl {}

// dpend:shared
// dpend:singleton
final class TornImpl {}

// dpend:singleton
protocol Shared {}

// dpend:singleton
final class AppConfiguration: DependencyConfiguration {}

#if DEBUG
// dpend:nothing
final class DebugImpl {}
#endif

// What is no word is prose. dpend: reads it, and `dpend:nothing` is a quotation.
final class ProseImpl {}

final class Member {}
final class Owner {
    init(member: Member) {}

    // dpend:ignore
    init(member: Member, other: Member) {}

    // dpend:singleton
    convenience init(other: Member) { self.init(member: other) }
}
