dpend generate ScanLibrary --implicit-filter 'Impl$|^Scanner$' --output-file ScanLibrary/ScanLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library ScanLibrary/ScanLibrary.dpendmodule --implicit-filter 'Impl$' --external Date \
    --output-file Application/NamesModule.swift
