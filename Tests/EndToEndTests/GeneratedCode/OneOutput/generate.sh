dpend generate AServiceLibrary --conditions DEBUG --implicit-filter 'Impl$' --implicit-scope '^SystemClock=singleton' --output-file AServiceLibrary/AServiceLibrary.dpendmodule
dpend generate FeatureOfOneOutputLibrary --conditions DEBUG --library AServiceLibrary/AServiceLibrary.dpendmodule --implicit-filter 'Impl$' \
    --implicit-scope 'CacheImpl$=singleton' --exports-file FeatureOfOneOutputLibrary/Feature.exports.swift \
    --output-file FeatureOfOneOutputLibrary/FeatureOfOneOutputLibrary.dpendmodule
dpend generate Application --conditions DEBUG --container $CONTAINER --library AServiceLibrary/AServiceLibrary.dpendmodule \
    --library FeatureOfOneOutputLibrary/FeatureOfOneOutputLibrary.dpendmodule --implicit-filter 'Impl$' --implicit-decorator '^Loud' \
    --implicit-assisted 'Model' --nested 'Session: User' --output-file Application/OneOutputModule.swift
