dpend generate Application --container $CONTAINER --implicit-filter '(Store|Model|Client)$' --implicit-scope 'Store$=singleton' \
    --nested 'Session: User' --external FileStore.path --external SessionStore.limit --external HomeModel.title \
    --output-file Application/ParametersModule.swift
