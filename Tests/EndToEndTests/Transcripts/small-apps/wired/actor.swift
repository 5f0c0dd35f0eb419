await JournalModule().journalApp.run()
