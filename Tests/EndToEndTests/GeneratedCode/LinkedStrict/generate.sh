dpend generate StrictLibrary --output-file StrictLibrary/StrictLibrary.dpendmodule
dpend generate Application --library StrictLibrary/StrictLibrary.dpendmodule --implicit-filter 'Impl$' --implicit-scope Store=singleton --output-file Application/StrictModule.swift
