dpend generate Application --implicit-filter 'Impl$' --external AppConfig --external Address --external Address:Backup --external '(Int) -> String' --output-file Application/ExternalsModule.swift
