final class HomeImpl {}

print(HomeImpl())
