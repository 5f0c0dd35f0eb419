dpend generate VarietyLibrary --output-file VarietyLibrary/VarietyLibrary.dpendmodule --implicit-filter 'Uploader$'
dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --library VarietyLibrary/VarietyLibrary.dpendmodule \
    --implicit-scope '^(HostImpl|Box|ShelfImpl)$=singleton' --implicit-scope '^TraceImpl$=shared' --implicit-filter '^Box$' \
    --nested 'Request: Request, Number:Request' --nested 'Request.Overrides: Level' --nested 'Guest: Number:Request' \
    --output-file Application/VarietyModule.swift
