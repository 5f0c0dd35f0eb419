public protocol Service {}
public protocol Missing {}
public class ServiceImpl: Service { public init() {} }
