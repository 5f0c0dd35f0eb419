dpend generate Application --container $CONTAINER --default-isolation MainActor --implicit-filter 'Impl$' --implicit-scope 'Eager=eagerSingleton' \
    --implicit-scope '^SettingsImpl=singleton' --implicit-scope '^SessionImpl=shared' --external Setting --output-file Application/AppModule.swift
