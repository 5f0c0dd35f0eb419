dpend generate NestedFeatureLibrary --implicit-filter 'Impl$|Model$' --implicit-scope '^(Cache|Store)Impl$=singleton' --implicit-scope '^CartImpl$=weakSingleton' \
    --exports-file NestedFeatureLibrary/NestedFeatureLibrary.exports.swift --output-file NestedFeatureLibrary/NestedFeatureLibrary.dpendmodule
dpend generate Application --container $CONTAINER --library NestedFeatureLibrary/NestedFeatureLibrary.dpendmodule --implicit-filter 'Impl$' --implicit-decorator '^Logging' \
    --nested 'Session: User' --nested 'Session.Checkout: Order' --output-file Application/NestedModule.swift
