dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^(Closure|Lazy|LazyPart|Factory|Part|Common|Async|Main|MainAwaiting|Late|Factories|All)OwnerImpl$=singleton' \
    --implicit-scope '^EagerOwnerImpl$=eagerSingleton' --implicit-scope '^WeakOwnerImpl$=weakSingleton' --implicit-scope '^CommonImpl$=shared' --output-file Application/LettingGoModule.swift
