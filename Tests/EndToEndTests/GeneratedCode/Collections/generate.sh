dpend generate Application --implicit-filter 'Impl$' --implicit-scope Loader=singleton --output-file Application/PluginModule.swift
