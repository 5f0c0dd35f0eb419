LibraryModule().libraryCoordinator.start()
