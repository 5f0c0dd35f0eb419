dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^Starter=singleton' --implicit-scope '^Shared=shared' --implicit-scope '^Weak=weakSingleton' \
    --nested 'Session: Token' --output-file Application/StartingRacesModule.swift
