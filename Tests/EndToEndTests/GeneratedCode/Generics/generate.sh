dpend generate Application --container $CONTAINER --implicit-filter 'Impl$|Repository|Store|Inner' --implicit-scope Store=singleton --output-file Application/GenericsModule.swift
