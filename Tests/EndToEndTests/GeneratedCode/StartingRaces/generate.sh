dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^Starter=singleton' --output-file Application/StartingRacesModule.swift
