class MockRepositoryImpl: Repository {}
