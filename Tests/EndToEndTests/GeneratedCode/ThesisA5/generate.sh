dpend generate Application --output-file Application/FooModule.swift
