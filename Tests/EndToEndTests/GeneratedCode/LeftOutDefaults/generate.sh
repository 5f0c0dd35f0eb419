dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-assisted '^TimedImpl$' --output-file Application/AppModule.swift
