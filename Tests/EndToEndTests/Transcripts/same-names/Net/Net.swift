import Core
public protocol Service {}
public protocol Missing {}
public class NetService: Service { public init(core: Core.Service) {} }
