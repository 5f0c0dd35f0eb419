dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^Shared=shared' --implicit-scope '^Single=singleton' --output-file Application/SharingModule.swift
