dpend generate Application --container $CONTAINER --output-file Application/ServerModule.swift
