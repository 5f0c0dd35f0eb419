NotesModule(fileStorePath: "notes").appCoordinator.start()
