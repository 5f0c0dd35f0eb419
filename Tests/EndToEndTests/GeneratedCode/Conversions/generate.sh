dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-tag '^SpareImpl$=Spare' --implicit-scope '^Kept=singleton' --output-file Application/ConversionsModule.swift
