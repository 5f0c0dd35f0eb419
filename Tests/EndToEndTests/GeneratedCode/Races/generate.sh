dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope 'Impl$=singleton' \
    --output-file Application/RacesModule.swift
