dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^Shared=shared' --output-file Application/SharingModule.swift
