let coordinator = AppCoordinator(home: HomeViewModel(notes: NoteRepository(store: FileStore(path: "notes"))))
coordinator.start()
