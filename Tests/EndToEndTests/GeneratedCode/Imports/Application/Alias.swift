internal import WireLibrary

// Whoever names these needs no import of what they stand for.
typealias Route = WireLibrary.Address
typealias Sender = Transport
