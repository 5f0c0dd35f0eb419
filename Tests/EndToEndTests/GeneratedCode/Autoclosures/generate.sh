dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^Kept=singleton' --output-file Application/AutoclosuresModule.swift
