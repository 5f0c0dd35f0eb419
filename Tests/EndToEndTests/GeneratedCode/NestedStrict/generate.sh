dpend generate Application --container $CONTAINER --access public --default-isolation MainActor --implicit-filter 'Impl$' \
    --implicit-scope '^(Store|Feed)Impl$=singleton' --implicit-scope '^SharedImpl$=shared' --implicit-decorator '^Caching' \
    --nested 'Session: Person, String:Host' --nested 'Session.Draft: Note' \
    --output-file Application/SessionsModule.swift
