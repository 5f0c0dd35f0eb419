dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^(Store|Swap)Impl$=singleton' \
    --implicit-scope Session=shared --implicit-scope Audit=eagerSingleton --implicit-scope Cache=weakSingleton \
    --output-file Application/ScopesModule.swift
