dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^Starter=singleton' --implicit-scope '^Shared=shared' --output-file Application/StartingRacesModule.swift
