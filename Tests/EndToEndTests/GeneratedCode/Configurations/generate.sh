dpend generate Application --output-file Application/ServerModule.swift
