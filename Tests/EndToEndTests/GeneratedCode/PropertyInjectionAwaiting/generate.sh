dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^CacheImpl$=shared' --output-file Application/AppModule.swift
