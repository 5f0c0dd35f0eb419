@main
final class Demo {}
