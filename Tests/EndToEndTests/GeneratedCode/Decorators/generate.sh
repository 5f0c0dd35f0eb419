dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope '^Retrying=singleton' \
    --implicit-decorator '^Logging' --implicit-decorator '^Retrying' --implicit-decorator '^Counting' \
    --output-file Application/DecoratorsModule.swift
