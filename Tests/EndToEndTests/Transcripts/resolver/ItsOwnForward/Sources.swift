import Resolver

protocol Reading {}
final class File: Reading {}
final class Tape {}
final class Disk {}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { File() }.implements(Reading.self)
        register { Tape() }.implements(Tape.self)
        register { Disk() }.implements(Disk.self, name: "main")
    }
}

final class Screen {
    @Injected var file: any Reading
    @Injected var tape: Tape
    @Injected(name: "main") var disk: Disk
}
