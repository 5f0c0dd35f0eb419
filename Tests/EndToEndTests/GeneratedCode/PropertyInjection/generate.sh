dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-filter '^(Report|Document|Box)$' --implicit-scope '^CacheImpl$=shared' --output-file Application/AppModule.swift
