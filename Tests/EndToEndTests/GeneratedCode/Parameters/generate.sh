dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-filter 'default' --implicit-filter '^(async|await|each)$' --output-file Application/ParametersModule.swift
