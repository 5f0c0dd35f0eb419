// KitchenModule is written by DpendPlugin while the package is built.
print(KitchenModule().cook.menu())
