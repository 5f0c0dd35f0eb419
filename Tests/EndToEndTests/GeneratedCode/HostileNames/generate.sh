dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --external '(`a, b: Int`: Int, `c) -> Void`: Int)' --output-file Application/HostileNamesModule.swift
