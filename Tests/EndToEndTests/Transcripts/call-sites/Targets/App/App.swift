import Core

final class FileStoreImpl: Store {}

func start() throws {
    try open(AppModule.makeContainer())
}
