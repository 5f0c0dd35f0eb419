let module = NotesModule(fileStorePath: "notes")
module.appCoordinator.start()
