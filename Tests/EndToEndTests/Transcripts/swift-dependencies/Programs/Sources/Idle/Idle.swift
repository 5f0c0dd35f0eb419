import Feature

// It makes nothing that asks for it.
@main struct Idle {
    static func main() { _ = Other() }
}
