dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^(Async|Common|Screen)OwnerImpl$=singleton' \
    --implicit-scope '^WeakOwnerImpl$=weakSingleton' --implicit-scope '^CommonImpl$=shared' --output-file Application/LettingGoAwaitingModule.swift
