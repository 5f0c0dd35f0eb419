struct Arguments {}

final class ToolModel {}
