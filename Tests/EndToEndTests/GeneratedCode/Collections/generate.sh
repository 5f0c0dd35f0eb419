dpend generate CollectionsLibrary --output-file CollectionsLibrary/CollectionsLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library CollectionsLibrary/CollectionsLibrary.dpendmodule --implicit-filter 'Impl$' --implicit-scope Loader=singleton --output-file Application/PluginModule.swift
