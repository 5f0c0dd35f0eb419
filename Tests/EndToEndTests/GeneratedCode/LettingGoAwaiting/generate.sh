dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^(Async|Common|PlainCommon|Screen)OwnerImpl$=singleton' \
    --implicit-scope '^WeakOwnerImpl$=weakSingleton' --implicit-scope '^(Plain)?CommonImpl$=shared' --output-file Application/LettingGoAwaitingModule.swift
