import CartDomainInterface

public final class FetchCartSpy: FetchCart {}
