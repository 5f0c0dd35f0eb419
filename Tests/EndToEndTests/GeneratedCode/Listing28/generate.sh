dpend generate Application --container $CONTAINER --implicit-filter '^Default' --output-file Application/GreetingModule.swift
