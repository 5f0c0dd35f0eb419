import Feature

// The project file links the module with the live value. No source imports it.
@main struct ShopApp {
    static func main() {
        _ = Model()
        _ = Shared()
    }
}
