dpend generate Application --implicit-filter '^Default' --output-file Application/GreetingModule.swift
