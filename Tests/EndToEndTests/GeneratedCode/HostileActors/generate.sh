dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --output-file Application/HostileActorsModule.swift
