dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^Store.*Impl=singleton' --implicit-scope Session=shared --output-file Application/OverridesModule.swift
