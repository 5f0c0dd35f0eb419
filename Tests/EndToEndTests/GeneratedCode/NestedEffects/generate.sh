dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' \
    --implicit-scope '^(Token|Migration|Warm)Impl$=eagerSingleton' --implicit-scope '^(Store|Async.*|Screen)Impl$=singleton' \
    --nested 'Session: User' --nested 'Remote: Address' --nested 'Window: Title' --nested 'Strict: Flag' \
    --output-file Application/EffectsModule.swift
