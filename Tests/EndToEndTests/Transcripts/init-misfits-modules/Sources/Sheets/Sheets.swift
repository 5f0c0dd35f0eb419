public protocol SheetContent {}

public protocol ScrollingContent: SheetContent {}

public final class SheetController {
    public init(content: any SheetContent) {}
}

public final class PopUpController: ScrollingContent {
    public init(style: Int = 0) {}
}
