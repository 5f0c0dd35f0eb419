package protocol Api {}
final class ApiImpl: Api {}
