dpend generate Application --implicit-filter 'Impl$' --implicit-scope Session=singleton --output-file Application/AsyncModule.swift
