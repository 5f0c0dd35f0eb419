final class GreeterTests {}
