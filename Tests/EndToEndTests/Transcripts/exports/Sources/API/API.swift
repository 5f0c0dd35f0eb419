public protocol UserRepository: AnyObject {}
public protocol SignIn: AnyObject {}
public protocol CartScreen: AnyObject {}
public protocol Session: AnyObject {}
