dpend generate Application --implicit-filter 'Impl$' --implicit-filter 'default' --output-file Application/ParametersModule.swift
