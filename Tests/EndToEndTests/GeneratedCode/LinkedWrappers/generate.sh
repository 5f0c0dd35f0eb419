dpend generate WrapperLibrary --output-file WrapperLibrary/WrapperLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library WrapperLibrary/WrapperLibrary.dpendmodule --implicit-kinds class,struct --implicit-filter 'Impl$|View$' --implicit-assisted 'View$' --output-file Application/WrappersModule.swift
