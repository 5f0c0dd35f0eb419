dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --nested 'Session: User' --nested 'Mode: Overrides' --output-file Application/LazyModule.swift
