import Network

/// The application does not require it, but its container has a function for it.
public final class TabModel {
    public init(id: String, client: Client) {}
}
