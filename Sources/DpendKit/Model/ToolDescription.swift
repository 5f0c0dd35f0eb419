/// dpend as it names itself to users and to other programs.
public enum ToolDescription {
    public static let name = "dpend"
    public static let version = "0.1.0"
    /// Where it comes from.
    public static let informationAddress = "https://github.com/dpend/dpend"
}
