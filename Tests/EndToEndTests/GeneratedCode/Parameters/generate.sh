dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-filter 'default' --output-file Application/ParametersModule.swift
