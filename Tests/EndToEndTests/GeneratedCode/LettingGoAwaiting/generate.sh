dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^(Async|Common|CommonLine|PlainCommon|Screen)OwnerImpl$=singleton' \
    --implicit-scope '^WeakOwnerImpl$=weakSingleton' --implicit-scope '^((Plain)?Common|CommonLine)Impl$=shared' --output-file Application/LettingGoAwaitingModule.swift
