dpend generate LinkedNetLibrary --implicit-filter . --output-file LinkedNetLibrary/LinkedNetLibrary.dpendmodule --default-isolation MainActor
dpend generate LinkedStoreLibrary --implicit-filter . --output-file LinkedStoreLibrary/LinkedStoreLibrary.dpendmodule --default-isolation MainActor
dpend generate Application --implicit-filter . --container $CONTAINER --module-name $MODULE --default-isolation MainActor \
    --library LinkedNetLibrary/LinkedNetLibrary.dpendmodule --library LinkedStoreLibrary/LinkedStoreLibrary.dpendmodule \
    --output-file Application/AppModule.swift
