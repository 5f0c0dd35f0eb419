dpend generate Application --implicit-filter '^[ABC]$' --output-file Application/Listing53Module.generated.swift
