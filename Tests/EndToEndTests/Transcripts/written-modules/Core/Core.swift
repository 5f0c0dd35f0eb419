public final class Logger { public init() {} }
public final class Store { public init() {} }
public enum Names { public final class Table { public init() {} } }
