protocol Repository {}
class RepositoryImpl: Repository {}

class ListViewModel {
    init(repository: Repository) {}
}

#if DEBUG
class DebugViewModel {
    init(log: Log) {}
}
#endif
