dpend generate ScopeLibrary --implicit-filter 'Impl$' --implicit-scope '^(Store|Swap|Vault|Both)Impl$=singleton' \
    --implicit-scope '^SessionImpl$=shared' --implicit-scope '^AuditImpl$=eagerSingleton' --implicit-scope '^(Cache|Pool|Den|Warren)Impl$=weakSingleton' \
    --exports-file ScopeLibrary/ScopeLibrary.exports.swift --output-file ScopeLibrary/ScopeLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library ScopeLibrary/ScopeLibrary.dpendmodule --implicit-filter 'Impl$' \
    --output-file Application/ScopesModule.swift
