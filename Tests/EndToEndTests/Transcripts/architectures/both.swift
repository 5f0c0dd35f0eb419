#if os(Linux) && arch(x86_64)
final class ServerImpl {}
#else
final class ClientImpl {}
#endif
