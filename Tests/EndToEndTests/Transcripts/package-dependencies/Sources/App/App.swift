import Core
import Net
import Tool

final class HomeImpl { init(clock: any Clock, log: any Logging, client: any Client) {} }
final class ToolUserImpl { init(hammer: Hammer, tool: any Cutting) {} }
protocol Cutting {}
