dpend generate CountersLibrary --implicit-filter 'Impl$' --output-file CountersLibrary/CountersLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library CountersLibrary/CountersLibrary.dpendmodule --implicit-filter 'Impl$' --implicit-filter '^(Int|Data)$' --implicit-kinds class,struct --output-file Application/AppModule.swift
