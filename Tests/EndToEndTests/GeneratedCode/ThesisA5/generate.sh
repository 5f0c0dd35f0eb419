dpend generate Application --container $CONTAINER --output-file Application/FooModule.swift
