print(type(of: Listing53Module().c))
