dpend generate Application --container $CONTAINER --implicit-filter '^[ABC]$' --output-file Application/Listing53Module.generated.swift
