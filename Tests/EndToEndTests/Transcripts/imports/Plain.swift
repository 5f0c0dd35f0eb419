import Unneeded

// No type of another module: generated code does not need the import.
final class PlainImpl {
    init(name: String = "") {}
}
