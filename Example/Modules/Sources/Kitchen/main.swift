// DpendPlugin writes KitchenModule when the package is built.
print(KitchenModule().cook.menu())
