dpend generate Application --implicit-filter 'Impl$' --default-isolation MainActor --output-file Application/StrictModule.swift
