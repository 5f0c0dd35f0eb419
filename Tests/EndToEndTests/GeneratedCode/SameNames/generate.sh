dpend generate CoreLibrary --implicit-filter 'Impl$|Box|^RecursiveLock$|^Injected$' --output-file CoreLibrary/CoreLibrary.dpendmodule
dpend generate NetLibrary --implicit-filter 'Impl$|Box' --output-file NetLibrary/NetLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library CoreLibrary/CoreLibrary.dpendmodule --library NetLibrary/NetLibrary.dpendmodule --implicit-filter 'Screen$|^Member$' --output-file Application/SameNamesModule.swift
