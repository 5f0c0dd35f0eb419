dpend generate Application --container $CONTAINER --implicit-filter 'Impl$' --external Zone --header-file License.txt --output-file Application/ImportsModule.swift
