dpend generate Application --container $CONTAINER --default-isolation MainActor --implicit-kinds class,struct --implicit-filter 'Impl$' --output-file Application/RecentFormsModule.swift
