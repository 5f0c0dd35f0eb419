dpend generate Application --container $CONTAINER --implicit-filter '(Client|Store|Cache|Model|Coordinator|Database|Clock|Journal|Trace|Audit|Summary|Desk)$' \
    --implicit-scope '^(SessionStore|Database|CheckoutJournal|KeepingDesk)$=singleton' --implicit-scope '^Audit$=eagerSingleton' \
    --implicit-scope '^WeakCache$=weakSingleton' --implicit-scope '^Trace$=shared' --implicit-container '^PlacedCache$=Session' \
    --nested 'Session: User, Host:Server' --nested 'Session.Checkout: Cart' --nested 'Preview: User' \
    --output-file Application/NestedModule.swift --preview-support Application/Previews.swift
