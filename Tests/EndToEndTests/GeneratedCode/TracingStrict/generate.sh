dpend generate Application --container $CONTAINER --trace --default-isolation MainActor --implicit-filter 'Impl$' \
    --implicit-scope '^(Database|Cache)Impl$=singleton' --implicit-scope '^ScreenImpl$=shared' --nested 'Session: Int' \
    --output-file Application/TracingModule.swift
