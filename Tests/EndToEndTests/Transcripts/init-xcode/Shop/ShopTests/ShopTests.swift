final class ShopTests {}
