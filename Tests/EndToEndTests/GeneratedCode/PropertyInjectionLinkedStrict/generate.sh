dpend generate ScreenLibrary --default-isolation MainActor --implicit-filter 'Impl$' --output-file ScreenLibrary/ScreenLibrary.dpendmodule
dpend generate Application --container $CONTAINER --default-isolation MainActor --library ScreenLibrary/ScreenLibrary.dpendmodule --implicit-filter 'Impl$' --output-file Application/AppModule.swift
