dpend generate MainClosureLibrary --implicit-filter 'Impl$' --output-file MainClosureLibrary/MainClosureLibrary.dpendmodule
dpend generate Application --swift-version 5 --container $CONTAINER --library MainClosureLibrary/MainClosureLibrary.dpendmodule --output-file Application/BooksModule.swift
