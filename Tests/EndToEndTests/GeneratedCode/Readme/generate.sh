dpend generate Application --implicit-filter 'Impl$' --output-file Application/AppModule.generated.swift
