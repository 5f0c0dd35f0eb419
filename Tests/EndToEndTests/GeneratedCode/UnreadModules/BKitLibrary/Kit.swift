// Another one, with the name of a type of the project. Nothing needs it but the body of a function.
public struct Room {
    public init() {}
}

public struct Badge {
    public init() {}
}

// It has the name of a type of the other module.
public struct Client {}
