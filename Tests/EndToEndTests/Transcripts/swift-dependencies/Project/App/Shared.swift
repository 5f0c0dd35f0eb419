import Dependencies
import Feature

// A file of both targets.
struct Shared {
    @Dependency(\.client) var client
}
