print(AppModule().screenImpl.text)
