dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^Kept=singleton' --implicit-scope '^Together=shared' --output-file Application/IsolationsModule.swift
