dpend generate InferredLibrary --implicit-filter 'Model$' --implicit-assisted 'Model$' --output-file InferredLibrary/InferredLibrary.dpendmodule
dpend generate Application --library InferredLibrary/InferredLibrary.dpendmodule --container $CONTAINER --implicit-filter 'Impl$|Model$' --implicit-assisted 'Model$' --output-file Application/InferredModule.swift
