dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --default-isolation MainActor --implicit-scope '^Aliased=singleton' --output-file Application/StrictModule.swift
