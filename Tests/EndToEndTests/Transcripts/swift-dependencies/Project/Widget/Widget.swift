import Feature

@main struct ShopWidget {
    static func main() {
        _ = Shared()
    }
}
