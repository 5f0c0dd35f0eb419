dpend generate FooLibrary --output-file FooLibrary/FooLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library FooLibrary/FooLibrary.dpendmodule --implicit-filter '^Screen$' --output-file Application/ScreenModule.swift
