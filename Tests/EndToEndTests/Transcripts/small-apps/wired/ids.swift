let module = LibraryModule()
module.libraryCoordinator.start()
