dpend generate Application --implicit-filter 'Impl$' --output-file Application/MainActorModule.swift
