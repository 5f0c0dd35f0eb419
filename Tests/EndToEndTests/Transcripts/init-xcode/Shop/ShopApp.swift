import ShopKit

@main
final class ShopApp {
    static func main() {}
}
