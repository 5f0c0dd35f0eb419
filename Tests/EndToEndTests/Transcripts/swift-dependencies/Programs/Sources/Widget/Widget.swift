import Feature

// It does not link the live value.
@main struct Widget {
    static func main() { _ = Model() }
}
