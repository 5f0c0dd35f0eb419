dpend generate Application --container $CONTAINER --implicit-filter 'Service$' --output-file Application/GameModule.swift
