dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^(Pool|Router|Log|Handler|Slow|Home)Impl$=singleton' \
    --implicit-scope '^TraceImpl$=shared' --nested 'Request: Identity' --nested 'Session: Token' --output-file Application/RequestsModule.swift
