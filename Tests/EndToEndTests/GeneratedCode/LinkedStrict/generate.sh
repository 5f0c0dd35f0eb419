dpend generate StrictLibrary --output-file StrictLibrary/StrictLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library StrictLibrary/StrictLibrary.dpendmodule --implicit-filter 'Impl$' --implicit-scope Store=singleton --output-file Application/StrictModule.swift
