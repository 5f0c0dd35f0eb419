class Impl {}
