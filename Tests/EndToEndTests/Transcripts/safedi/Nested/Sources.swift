import SafeDI

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    @Instantiated private let page: Page
    @Instantiated private let outer: Outer

    // It means 'Root.Page'.
    @Instantiable
    public struct Page: Instantiable {
        @Received private let outer: Outer
    }
}

@Instantiable
public struct Outer: Instantiable {}
