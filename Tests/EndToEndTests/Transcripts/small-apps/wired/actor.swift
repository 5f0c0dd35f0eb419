let module = JournalModule()
await module.journalApp.run()
