dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --nested 'Session: User' --output-file Application/LazyModule.swift
