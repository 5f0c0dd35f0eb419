class ShopTests {}
