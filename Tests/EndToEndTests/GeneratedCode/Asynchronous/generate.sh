dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --implicit-scope Session=singleton --output-file Application/AsyncModule.swift
