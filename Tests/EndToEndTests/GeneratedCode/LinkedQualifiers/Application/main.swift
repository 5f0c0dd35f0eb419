print(AppModule().appImpl.text)
