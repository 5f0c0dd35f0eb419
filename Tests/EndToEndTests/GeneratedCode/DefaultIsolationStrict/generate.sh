dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --default-isolation MainActor --output-file Application/StrictModule.swift
