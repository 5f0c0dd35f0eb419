dpend generate HostileLibrary --implicit-filter 'Impl$' --output-file HostileLibrary/HostileLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library HostileLibrary/HostileLibrary.dpendmodule --implicit-filter 'Impl$' --external '(`a, b: Int`: Int, `c) -> Void`: Int)' --output-file Application/HostileNamesModule.swift
